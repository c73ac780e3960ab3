-- Form submissions are kept for two years at most (the privacy page says so).
--
-- Daily where pg_cron can be had. Elsewhere (the embedded database, a server that does not preload it) the owner calls
-- delete_old_form_submissions() by hand or from a job of their own.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget-old-forms', '41 3 * * *', 'select public.delete_old_form_submissions()');
  end if;
exception when others then
  raise notice 'old forms are not deleted by a scheduled job: %', sqlerrm;
end $$;
