-- The guide's provider costs money, and the whole site has so many calls of it a day. A visitor is a home (an IPv6 /64), of
-- which one small network has thousands: 17 of them spent all calls of a day. So each range of addresses has a share.

-- How often the provider was asked from one range of addresses on one day (UTC). The range is a code of the day, as a
-- visitor's is: salted by the edge function, and it leads back to nobody.
create table private.guide_network_calls (
  day date not null,
  network_hash text not null check (network_hash ~ '^[0-9a-f]{64}$'),
  calls integer not null check (calls >= 0),
  primary key (day, network_hash)
);
comment on table private.guide_network_calls is
  'How often the guide''s provider was asked from which range of addresses (a code of the day), for two days.';
alter table private.guide_network_calls enable row level security;
revoke all on private.guide_network_calls from public, anon, authenticated;
grant select, insert, update, delete on private.guide_network_calls to service_role;

-- Counts a call of the provider before it is made. Returns false, and counts nothing, when the whole site has made p_most of
-- them on this day (UTC) already, a quarter of them came from the visitor's small network (p_near), or half from the range
-- around it (p_far). Null: no address is known, and such visitors share one visitor's rate. For the service role only.
drop function public.count_guide_call(integer);
create function public.count_guide_call(p_most integer, p_near text default null, p_far text default null) returns boolean
language plpgsql security invoker set search_path = ''
as $$
declare
  v_today constant date := (now() at time zone 'utc')::date;
  v_share record;
  v_counted boolean;
begin
  if p_most is null or p_most < 1 then return false; end if;
  delete from private.guide_network_calls where day < v_today - 1;

  -- The rows are locked in this order by everybody, and whoever comes second sees the figures that the first one leaves.
  for v_share in
    select * from (values (1, p_near, 4), (2, p_far, 2)) as shares(place, network_hash, part)
    where network_hash is not null order by place
  loop
    insert into private.guide_network_calls as counted (day, network_hash, calls)
    values (v_today, v_share.network_hash, 1)
    on conflict (day, network_hash) do update set calls = counted.calls + 1
    where counted.calls < greatest(p_most / v_share.part, 1);
    if not found then
      -- The smaller network gets back its own.
      update private.guide_network_calls set calls = calls - 1
      where day = v_today and network_hash = p_near and v_share.place = 2;
      return false;
    end if;
  end loop;

  insert into public.guide_spending as spending (day, calls)
  values (v_today, 1)
  on conflict (day) do update set calls = spending.calls + 1 where spending.calls < p_most;
  v_counted := found;
  if not v_counted then
    update private.guide_network_calls set calls = calls - 1
    where day = v_today and network_hash in (p_near, p_far);
  end if;
  return v_counted;
end $$;

-- Retention: deletes what is older than two days. Returns how many rows. For the service role only.
create or replace function public.forget_guide_messages() returns bigint
language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.guide_messages where created_at < now() - interval '2 days' returning 1
  ),
  forgotten as (
    delete from private.guide_network_calls where day < (now() at time zone 'utc')::date - 1 returning 1
  )
  select (select count(*) from deleted) + (select count(*) from forgotten)
$$;

grant execute on function public.count_guide_call(integer, text, text) to service_role;
