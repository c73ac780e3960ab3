-- The same submission once more is no second one: its answer was lost on the way, and it was sent again. The same is what
-- the same visitor sent with the same form, to the letter, within the last ten minutes. Two children of one school have
-- one address: their answers to the questionnaire are told apart by the millisecond in which each was sent.

-- Takes a submission, or refuses it with HTTP 429 when the visitor has sent too many. A school class has one address:
-- thirty children may answer the questionnaire in one lesson. Without a hash there is no rate, and no repeat is known.
-- Returns the submission's id: of a repeat, that of the first. For the service role only.
create or replace function public.submit_form(p_form_id text, p_payload jsonb, p_visitor_hash text default null)
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

  if p_visitor_hash is not null then
    -- Requests side by side are counted one after another.
    perform pg_advisory_xact_lock(hashtextextended('form_submissions ' || p_visitor_hash, 0));
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
    where visitor_hash = p_visitor_hash and created_at > now() - interval '1 day';

    if v_lately >= c_per_ten_minutes or v_today >= c_per_day then
      raise sqlstate 'PGRST' using
        message = json_build_object(
          'code', 'too_many_submissions', 'message', 'Too many submissions, try again later', 'details', p_form_id
        )::text,
        detail = json_build_object('status', 429, 'headers', json_build_object())::text;
    end if;
  end if;

  insert into public.form_submissions (form_id, payload, visitor_hash)
  values (p_form_id, p_payload, p_visitor_hash)
  returning id into v_id;
  return v_id;
end $$;
