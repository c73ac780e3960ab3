-- A text that was put away leaves no trace in its account. A child's own words are often heard as a worry and no more, so
-- these are withheld as well.

create or replace function private.mark_withheld() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_withheld := new.is_deleted and (
    (tg_op = 'UPDATE' and old.is_withheld)
    or new.needs_help is not null
    or exists (
      select from public.text_judgements
      where new.id in (gig_id, quest_id) and private.help_for(heard) is not null
    )
  );
  return new;
end $$;

-- As before, but for a goal whose name is withheld: who could see that one was reached would ask which.
create or replace function private.count_goals(p_user_id uuid) returns void
language sql set search_path = ''
as $$
  update public.kpi_data
  set (goals_completed, total_goals, updated_at) = (
    select count(*) filter (where status = 'completed'), count(*), now()
    from public.community_challenges
    where community_challenges.user_id = p_user_id and (status = 'completed' or not is_deleted) and not is_withheld
  )
  where user_id = p_user_id
$$;

-- Those that were archived before. Others are left alone: a text that shows nothing refuses every change of its row.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['gig_jar_submissions', 'kindness_quests', 'habit_streaks', 'community_challenges'] loop
    execute format(
      $query$
        update public.%I as told set is_deleted = true
        where is_deleted and not is_withheld and (
          needs_help is not null
          or exists (
            select from public.text_judgements
            where told.id in (gig_id, quest_id) and private.help_for(heard) is not null
          )
        )
      $query$, v_table
    );
  end loop;
end $$;
select private.count_goals(user_id) from public.community_challenges where is_withheld group by user_id;

-- As before, but without the counts of the day: beside an empty list they tell that a text was put away.
create or replace function private.export_own_data() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := (select private.caller());
  v_document jsonb;
  v_schema name;
  v_table name;
  v_rows jsonb;
begin
  select jsonb_build_object(
    'exported_at', now(),
    'account', jsonb_build_object(
      'id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at,
      'given_at_sign_up', coalesce(raw_user_meta_data, '{}')
    ),
    'identities', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'provider', provider, 'identity_data', identity_data, 'created_at', created_at,
        'last_sign_in_at', last_sign_in_at
      ) order by created_at), '[]')
      from auth.identities where user_id = v_me
    ),
    'sessions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'created_at', created_at, 'refreshed_at', refreshed_at, 'not_after', not_after, 'user_agent', user_agent,
        'ip', ip
      ) order by created_at), '[]')
      from auth.sessions where user_id = v_me
    ),
    'form_submissions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'form_id', form_id, 'payload', payload, 'created_at', created_at
      ) order by created_at, id), '[]')
      from public.form_submissions
      where lower(coalesce(payload ->> 'email', payload ->> 'parentEmail', payload ->> 'email_for_gift'))
        = (select private.mailbox_of(v_me))
    )
  )
  into v_document
  from auth.users where id = v_me;
  if not found then
    return null;
  end if;

  -- The catalogue lists the tables, so that one from a later migration cannot be forgotten.
  for v_schema, v_table in
    select nspname, relname
    from pg_catalog.pg_class
    join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    join pg_catalog.pg_attribute on attrelid = pg_class.oid
    where nspname in ('public', 'private') and relkind in ('r', 'p') and attname = 'user_id' and not attisdropped
      and relname not in ('text_judgements', 'daily_usage')
    order by relname
  loop
    execute format(
      $query$
        select coalesce(
          jsonb_agg(
            to_jsonb(mine) - array['user_id', 'client_id', 'needs_help', 'is_withheld'] order by to_jsonb(mine) ->> 'id'
          ), '[]'
        )
        from %I.%I as mine where user_id = $1 and not to_jsonb(mine) @> '{"is_withheld": true}'
      $query$, v_schema, v_table
    ) into v_rows using v_me;
    v_document := v_document || jsonb_build_object(v_table, v_rows);
  end loop;
  return v_document;
end $$;
