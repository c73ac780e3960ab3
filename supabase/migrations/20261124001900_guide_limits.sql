-- The limits of the guide, Ms. Sparkle. The edge function `ms-sparkle-chat` counts here with the
-- service role's key; visitors, signed in or not, neither read nor write. Not a word of a chat is kept.

-- One row a message that was let through.
create table public.guide_messages (
  id uuid primary key default private.time_ordered_uuid(),
  -- Answered by the provider's model, or from the site's own library.
  kind text not null check (kind in ('model', 'library')),
  -- Salted by the edge function with a secret of the day. Null where nobody vouches for an address: all of these
  -- visitors share one rate.
  visitor_hash text check (visitor_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table public.guide_messages is 'When which visitor code asked the guide, for two days; no text.';

create index guide_messages_visitor on public.guide_messages (visitor_hash, kind, created_at);
create index guide_messages_age on public.guide_messages (created_at);

-- One row a day (UTC) on which the provider was asked: figures of the whole site, of no visitor.
create table public.guide_spending (
  day date primary key,
  calls integer not null check (calls > 0),
  tokens bigint not null default 0 check (tokens >= 0)
);
comment on table public.guide_spending is 'How often the guide''s provider was asked on a day, and the tokens that it counted.';

-- Row security without any policy: nobody but the service role, which it does not hold up.
alter table public.guide_messages enable row level security;
alter table public.guide_spending enable row level security;
revoke all on public.guide_messages, public.guide_spending from anon, authenticated;
grant all on public.guide_messages, public.guide_spending to service_role;

-- Counts a message, or refuses it with HTTP 429. A visitor has 10 within a minute and 60 within a day that the model
-- answers, and thirty times as many from the library, because a class of thirty is one address. A refused request does
-- not count. For the service role only.
create function public.count_guide_message(p_kind text, p_visitor_hash text default null) returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  c_class constant integer := case when p_kind = 'library' then 30 else 1 end;
  c_per_minute constant integer := 10 * c_class;
  c_per_day constant integer := 60 * c_class;
  v_lately integer;
  v_today integer;
begin
  -- Forgets a few old rows each time, and waits for nobody who is doing the same.
  delete from public.guide_messages
  where id in (
    select id from public.guide_messages
    where created_at < now() - interval '2 days'
    order by created_at limit 100 for update skip locked
  );

  -- Requests side by side are counted one after another.
  perform pg_advisory_xact_lock(hashtextextended('guide_messages ' || p_kind || coalesce(p_visitor_hash, ''), 0));
  select count(*) filter (where created_at > now() - interval '1 minute'), count(*)
  into v_lately, v_today
  from public.guide_messages
  where visitor_hash is not distinct from p_visitor_hash and kind = p_kind and created_at > now() - interval '1 day';

  if v_lately >= c_per_minute or v_today >= c_per_day then
    perform private.refuse('too_many_messages', 429, 'Too many messages, try again later');
  end if;
  insert into public.guide_messages (kind, visitor_hash) values (p_kind, p_visitor_hash);
end $$;

-- Counts a call of the provider before it is made. Returns false, and counts nothing, when the whole site has made
-- p_most of them on this day (UTC) already. For the service role only.
create function public.count_guide_call(p_most integer) returns boolean
language plpgsql security invoker set search_path = ''
as $$
begin
  if p_most is null or p_most < 1 then return false; end if;
  -- The row is locked by whoever comes first; the others see the figure that they leave.
  insert into public.guide_spending as spending (day, calls)
  values ((now() at time zone 'utc')::date, 1)
  on conflict (day) do update set calls = spending.calls + 1 where spending.calls < p_most;
  return found;
end $$;

-- Adds the tokens that the provider says it has used. For the service role only.
create function public.add_guide_tokens(p_tokens integer) returns void
language sql security invoker set search_path = ''
as $$
  update public.guide_spending set tokens = tokens + greatest(p_tokens, 0)
  where day = (now() at time zone 'utc')::date
$$;

-- Retention: deletes what is older than two days. Returns how many rows. For the service role only.
create function public.forget_guide_messages() returns bigint
language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.guide_messages where created_at < now() - interval '2 days' returning 1
  )
  select count(*) from deleted
$$;

grant execute on function
  public.count_guide_message(text, text), public.count_guide_call(integer), public.add_guide_tokens(integer),
  public.forget_guide_messages()
to service_role;
