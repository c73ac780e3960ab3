-- A moderator's functions, for the service role's key alone: read the queue, review quests, decide ideas.

-- The queue, longest wait first: quests without a review, and visible ideas with open reports.
create function public.moderation_queue()
returns table (kind text, id uuid, title text, description text, image_url text, reports bigint, reasons text[], since timestamptz, featured boolean)
language sql stable security invoker set search_path = ''
as $$
  select 'quest', quest.id, null::text, quest.description, quest.image_url, 0::bigint, '{}'::text[], quest.submitted_at,
    false
  from public.kindness_quests as quest
  where quest.status = 'pending' and not quest.is_deleted
  union all
  select 'idea', idea.id, idea.title, idea.description, idea.image_url, reported.reports, reported.reasons, reported.since,
    idea.status = 'featured'
  from (
    select gig_id, count(*) as reports, min(created_at) as since,
      coalesce(array_agg(reason order by created_at) filter (where reason is not null), '{}') as reasons
    from public.gig_jar_reports where handled_at is null group by gig_id
  ) as reported
  join public.gig_jar_submissions as idea on idea.id = reported.gig_id
  where idea.status <> 'hidden' and not idea.is_deleted
  order by 8, 2
$$;

-- Approves or rejects a quest; a decision can be taken back by deciding again. Returns whether there is such a quest.
create function public.review_quest(p_quest_id uuid, p_approve boolean) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  update public.kindness_quests
  set status = case when p_approve then 'approved' else 'rejected' end
  where id = p_quest_id and not is_deleted and p_approve is not null;
  return found;
end $$;

-- Makes an idea 'featured', 'hidden' or 'active' again, and settles its reports; without a status it stays what it is, but
-- not hidden. Returns whether there is such an idea.
create function public.decide_idea(p_gig_id uuid, p_status text) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  update public.gig_jar_submissions
  set status = coalesce(p_status, nullif(status, 'hidden'), 'active')
  where id = p_gig_id and not is_deleted;
  if not found then
    return false;
  end if;
  update public.gig_jar_reports set handled_at = now() where gig_id = p_gig_id and handled_at is null;
  return true;
end $$;

revoke all on function public.moderation_queue() from public, anon, authenticated;
revoke all on function public.review_quest(uuid, boolean) from public, anon, authenticated;
revoke all on function public.decide_idea(uuid, text) from public, anon, authenticated;
grant execute on function public.moderation_queue() to service_role;
grant execute on function public.review_quest(uuid, boolean) to service_role;
grant execute on function public.decide_idea(uuid, text) to service_role;
