-- Submissions of the public forms. The edge function `forms` writes here with the service
-- role's key; visitors, signed in or not, neither read nor write.

create table public.form_submissions (
  id uuid primary key default private.time_ordered_uuid(),
  -- The last part of the address that the form posts to.
  form_id text not null check (form_id ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 16384),
  -- Salted by the edge function with a secret of the day: tells that two submissions of one day came from one visitor,
  -- and not who that is. Forgotten after two days (below).
  visitor_hash text check (visitor_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table public.form_submissions is 'What visitors sent with the public forms; read by the service role alone.';

-- An export reads one form in the order of arrival ("the first 100 addresses").
create index form_submissions_form on public.form_submissions (form_id, created_at, id);
-- The rate of one visitor, and whose hash is to be forgotten: both touch only the last days.
create index form_submissions_visitor on public.form_submissions (visitor_hash, created_at)
  where visitor_hash is not null;
create index form_submissions_hashed on public.form_submissions (created_at) where visitor_hash is not null;

-- The days of the visitors with a code are found by form_submissions_visitor.
create index form_submissions_unknown_visitor on public.form_submissions (created_at) where visitor_hash is null;
-- A form's e-mail address, whatever the form calls it. The export of an account asks for exactly this expression.
create index form_submissions_email on public.form_submissions
  (lower(coalesce(payload ->> 'email', payload ->> 'parentEmail', payload ->> 'email_for_gift')));

-- Row security without any policy: nobody but the service role, which it does not hold up.
alter table public.form_submissions enable row level security;
revoke all on public.form_submissions from anon, authenticated;
grant all on public.form_submissions to service_role;

-- Takes a submission, or refuses it with HTTP 429 when the visitor has sent too many. A school class has one address:
-- thirty children may answer the questionnaire in one lesson. Without a hash no repeat is known, and all such visitors
-- are counted together. The same submission once more is no second one: its answer was lost on the way. The same is what
-- the same visitor sent with the same form, to the letter, within ten minutes. Returns the submission's id: of a repeat, that of the first. For the service role only.
create function public.submit_form(p_form_id text, p_payload jsonb, p_visitor_hash text default null)
returns uuid
language plpgsql security invoker set search_path = ''
as $$
declare
  c_per_ten_minutes constant integer := 40;
  c_per_day constant integer := 200;
  v_lately integer;
  v_today integer;
  v_id uuid;
begin
  -- Forgets a few old hashes each time, and waits for nobody who is doing the same.
  update public.form_submissions set visitor_hash = null
  where id in (
    select id from public.form_submissions
    where visitor_hash is not null and created_at < now() - interval '2 days'
    order by created_at limit 100 for update skip locked
  );

  -- Requests side by side are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('form_submissions ' || coalesce(p_visitor_hash, 'unknown'), 0));
  -- Not refused, either, when the first was the last that the rate let through.
  select id into v_id
  from public.form_submissions
  where visitor_hash = p_visitor_hash and created_at > now() - interval '10 minutes'
    and form_id = p_form_id and payload = p_payload
  limit 1;
  if found then
    return v_id;
  end if;

  select count(*) filter (where created_at > now() - interval '10 minutes'), count(*)
  into v_lately, v_today
  from public.form_submissions
  where created_at > now() - interval '1 day'
    and (visitor_hash = p_visitor_hash or (p_visitor_hash is null and visitor_hash is null));

  if v_lately >= c_per_ten_minutes or v_today >= c_per_day then
    perform private.refuse('too_many_submissions', 429, 'Too many submissions, try again later', p_form_id);
  end if;

  insert into public.form_submissions (form_id, payload, visitor_hash)
  values (p_form_id, p_payload, p_visitor_hash)
  returning id into v_id;
  return v_id;
end $$;
grant execute on function public.submit_form(text, jsonb, text) to service_role;

-- Deletes submissions that are older than p_keep. Returns how many. For the service role only.
create function public.delete_old_form_submissions(p_keep interval) returns bigint
language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.form_submissions where created_at < now() - p_keep returning 1
  )
  select count(*) from deleted
$$;
grant execute on function public.delete_old_form_submissions(interval) to service_role;
