-- A text in which an emergency, self-harm or abuse was heard leaves its account when its writer archives it. The mailbox of
-- a child's account is often a grown-up's, who can set a new password, read what stands there and download it, and that
-- grown-up may be the one whom the child wrote about. The row stays as it is for the moderator, so nothing else changes.

-- True from then on, whatever a moderator decides about the text afterwards.
alter table public.gig_jar_submissions add column is_withheld boolean not null default false;
alter table public.kindness_quests add column is_withheld boolean not null default false;
alter table public.habit_streaks add column is_withheld boolean not null default false;
alter table public.community_challenges add column is_withheld boolean not null default false;

-- A moderator who publishes an idea clears needs_help: the judgement still tells what was heard.
create function private.mark_withheld() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_withheld := new.is_deleted and (
    (tg_op = 'UPDATE' and old.is_withheld)
    or coalesce(new.needs_help in ('emergency', 'crisis', 'abuse'), false)
    or exists (
      select from public.text_judgements
      where new.id in (gig_id, quest_id) and heard in ('emergency', 'crisis', 'abuse')
    )
  );
  return new;
end $$;

-- A user's request archives such a text in an update within the update, and ends by touching no row itself. Its answer has
-- nothing to return then. (An ordinary update would be refused: a new row must be one that its user may read.)
create function private.archive_withheld() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  execute format('update %I.%I set is_deleted = true where id = $1', tg_table_schema, tg_table_name) using new.id;
  return null;
end $$;

-- Triggers run in the order of their names: after guard_columns, which judges a new name, and before keep_reported_archived,
-- which would keep the reports of the idea once for each of the two updates.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['gig_jar_submissions', 'kindness_quests', 'habit_streaks', 'community_challenges'] loop
    execute format(
      'create trigger guard_withheld before insert or update on public.%I '
      'for each row when (new.is_deleted or new.is_withheld) execute function private.mark_withheld()', v_table
    );
    execute format(
      'create trigger guard_withheld_answer before update on public.%I '
      'for each row when (current_user in (''anon'', ''authenticated'') and new.is_withheld) '
      'execute function private.archive_withheld()', v_table
    );
    execute format(
      'create policy "A withheld text is not for its account" on public.%I '
      'as restrictive for select to authenticated using (not is_withheld)', v_table
    );
    -- Those that were archived before. Others are left alone: a text that shows nothing refuses every change of its row.
    execute format(
      $query$
        update public.%I as told set is_deleted = true
        where is_deleted and (
          needs_help in ('emergency', 'crisis', 'abuse')
          or exists (
            select from public.text_judgements
            where told.id in (gig_id, quest_id) and heard in ('emergency', 'crisis', 'abuse')
          )
        )
      $query$, v_table
    );
  end loop;
end $$;

comment on table public.text_judgements is 'What the rules heard in an idea or a quest; read by the service role alone.';

-- As before, but without what the rules heard: neither their judgements (text_judgements, needs_help), of whatever text, nor
-- a withheld text. Whoever opens the mailbox of the account can download this document.
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
      and relname <> 'text_judgements'
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
