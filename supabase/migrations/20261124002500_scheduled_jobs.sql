-- Jobs that run by themselves where there is pg_cron. The block that schedules them swallows every error, because a
-- server without it must take the migrations too: this is the list of the jobs, and a function tells which of them run.

-- The log of sign-ins (e-mail addresses, internet addresses, times) is kept for 90 days, and for an account that has ended
-- until the next run. It belongs to the sign-in service and has no index by user: each account that ended used to read all
-- of it, and now one run a day does. Returns how many entries were deleted: none where the service keeps no such log. A
-- role that may not delete from it gets the error, so that scheduled_jobs() tells of a failure.
create function private.forget_old_sign_ins(p_keep interval default interval '90 days') returns bigint
language plpgsql security invoker set search_path = ''
as $$
declare
  v_deleted bigint;
begin
  if to_regclass('auth.audit_log_entries') is null then
    return 0;
  end if;
  delete from auth.audit_log_entries as entry
  where created_at < now() - p_keep
    or not exists (
      select from auth.users
      -- An entry about somebody else's account (an owner deletes or invites a user) names that one in its traits.
      where id::text = coalesce(entry.payload #>> '{traits,user_id}', entry.payload ->> 'actor_id')
    );
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;

create function private.jobs() returns table (job text, schedule text, command text)
language sql immutable set search_path = ''
as $$
  values
    ('settle-challenges', '17 * * * *', 'select private.settle_all_challenges()'),
    ('forget-old-forms', '41 3 * * *', 'select public.delete_old_form_submissions(''2 years'')'),
    ('forget-guide-messages', '17 * * * *', 'select public.forget_guide_messages()'),
    ('forget-old-sign-ins', '29 3 * * *', 'select private.forget_old_sign_ins()'),
    ('forget-kept-reports', '47 3 * * *', 'select public.forget_kept_reports()'),
    ('forget-inactive-accounts', '11 4 1 * *', 'select public.delete_inactive_accounts()')
$$;

-- With the owner's rights: pg_cron shows each role the jobs that it has scheduled itself.
create function private.scheduled_jobs()
returns table (
  job text, schedule text, command text, is_scheduled boolean, last_start timestamptz, last_status text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('cron.job') is null then
    return query select jobs.*, false, null::timestamptz, null::text from private.jobs() as jobs;
  else
    return query execute $query$
      select jobs.*,
        coalesce(planned.active and planned.schedule = jobs.schedule and planned.command = jobs.command, false),
        run.start_time, run.status
      from private.jobs() as jobs
      left join cron.job as planned on planned.jobname = jobs.job
      left join lateral (
        select start_time, status from cron.job_run_details where jobid = planned.jobid order by runid desc limit 1
      ) as run on true
    $query$;
  end if;
end $$;
grant execute on function private.scheduled_jobs() to service_role;

-- Each job that there should be: whether it is scheduled as it should be, and when and how it last ran ('succeeded',
-- 'failed'…). Where a job is not scheduled, its command can be run by hand. For the service role only.
create function public.scheduled_jobs()
returns table (
  job text, schedule text, command text, is_scheduled boolean, last_start timestamptz, last_status text
)
language sql stable security invoker set search_path = ''
as $$ select * from private.scheduled_jobs() $$;
grant execute on function public.scheduled_jobs() to service_role;

-- Scheduling a job again changes nothing.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule(job, schedule, command) from private.jobs();
  end if;
exception when others then
  raise notice 'no job is scheduled: %', sqlerrm;
end $$;
