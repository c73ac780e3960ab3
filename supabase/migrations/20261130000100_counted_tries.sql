-- Tries at having a text judged, counted for each user and day, with those that are refused. A refusal rolls back whatever its
-- transaction has written, and a client can have any request rolled back by the answer that it asks for, so a table would
-- forget them. The value of a sequence is never rolled back.

-- A sequence is one slot. Its value packs a day, a tag of the user and their number of tries:
-- days since 2020 * 2^44 + tag * 2^12 + tries.
do $$
begin
  for v_slot in 0..255 loop
    execute format('create sequence private.tries_%s', v_slot);
  end loop;
end $$;

-- Slots and tags are made from it, so that nobody can find accounts that share a slot, and no tag tells whose it is.
create table private.tries_salt (
  is_only boolean primary key default true check (is_only),
  salt uuid not null default gen_random_uuid()
);
insert into private.tries_salt default values;
alter table private.tries_salt enable row level security;
revoke all on private.tries_salt from public, anon, authenticated;

-- The slot of a user's tries of today, its value before the first of them, and how many there are. A user has four slots of
-- which one is used: the one that has their tag, else one that nobody has used today, else the one with the fewest tries.
-- Whoever loses a slot begins at 1 in another. So a busy day counts some users less strictly, nobody is refused for somebody
-- else's tries, and only an account with as many tries in each of its slots can take away the count of one that has many.
create function private.tries_slot(p_user_id uuid, out slot regclass, out start bigint, out used integer)
language plpgsql stable set search_path = ''
as $$
declare
  v_day constant bigint := (now() at time zone 'utc')::date - date '2020-01-01';
  v_hash constant bytea := sha256(convert_to((select salt from private.tries_salt) || ' ' || v_day || ' ' || p_user_id, 'utf8'));
  v_tag constant bigint := ('x' || encode(substr(v_hash, 5, 4), 'hex'))::bit(32)::bigint;
  v_slot regclass;
  v_value bigint;
  v_tries integer;
  v_fewest integer;
begin
  start := (v_day << 44) + (v_tag << 12);
  for v_byte in 0..3 loop
    v_slot := ('private.tries_' || get_byte(v_hash, v_byte))::regclass;
    v_value := coalesce(pg_sequence_last_value(v_slot), 0);
    v_tries := case when v_value >> 44 = v_day then v_value & 4095 else 0 end;
    if v_tries > 0 and v_value - v_tries = start then
      slot := v_slot;
      used := v_tries;
      return;
    end if;
    if v_fewest is null or v_tries < v_fewest then
      slot := v_slot;
      v_fewest := v_tries;
    end if;
  end loop;
  used := 0;
end $$;

-- More than a child writes in a day who fills every cap, is refused now and then, and names a goal again and again.
create function private.has_tries_left(p_user_id uuid) returns boolean
language sql stable set search_path = ''
return (select used < 150 from private.tries_slot(p_user_id));

-- For the judgement whose turn it is, so that no other of the same user counts at the same time.
create function private.count_try(p_user_id uuid) returns void
language sql volatile set search_path = ''
as $$ select setval(slot, start + used + 1) from private.tries_slot(p_user_id) $$;
