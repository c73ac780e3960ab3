-- The saved assessment, told by Ann, Bob, a signed-out visitor and the moderator.
begin;
\ir actors.psql
select plan(33);

select pg_temp.make_user(name) from unnest(array['ann', 'bob']) as name;
create function pg_temp.save(p_earning integer, p_spending integer, p_quadrant text default null) returns text
language sql as $$
  select format(
    'update public.profiles set earning_score = %L, spending_score = %L, current_quadrant = %L where user_id = %L',
    p_earning, p_spending, p_quadrant, pg_temp.id_of('ann')
  )
$$;
create function pg_temp.quadrant_of(p_name text) returns text
language sql as $$ select current_quadrant from public.profiles where user_id = pg_temp.id_of(p_name) $$;
-- Ann's quadrant after she has saved these scores.
create function pg_temp.quadrant_after(p_earning integer, p_spending integer, p_quadrant text default null) returns text
language plpgsql as $$
begin
  execute pg_temp.save(p_earning, p_spending, p_quadrant);
  return (select current_quadrant from public.profiles where user_id = pg_temp.id_of('ann'));
end $$;

select is(pg_temp.quadrant_of('ann'), null, 'without an assessment there is no quadrant');

-- Ann.
select pg_temp.sign_in('ann');
select is(
  pg_temp.quadrant_after(earning, spending), quadrant,
  format('earning %s and spending %s is %s', earning, spending, quadrant)
)
from (values
  (50, 50, 'QI'), (100, 100, 'QI'), (50, 49, 'QII'), (100, 0, 'QII'), (49, 49, 'QIII'), (0, 0, 'QIII'),
  (49, 50, 'QIV'), (0, 100, 'QIV')
) as scores (earning, spending, quadrant);
select is(pg_temp.quadrant_after(80, 80, 'QIII'), 'QI', 'a forged quadrant is accepted and overwritten');
select is(
  pg_temp.touched($$ update public.profiles set current_quadrant = 'QIV' $$), 1, 'a quadrant by itself is accepted'
);
select is(pg_temp.quadrant_of('ann'), 'QI', 'and changes nothing');
select is(pg_temp.touched($$ update public.profiles set first_name = 'Anna' $$), 1, 'a name is changed beside it');
select is(pg_temp.quadrant_of('ann'), 'QI', 'and the quadrant stays');
select throws_ok(pg_temp.save(earning, spending), '23514', null, 'refused: ' || name)
from (values
  ('an earning score of 101', 101, 50), ('an earning score below 0', -1, 50), ('a spending score of 101', 50, 101),
  ('a spending score below 0', 50, -1), ('an earning score alone', 50, null), ('a spending score alone', null, 50)
) as scores (name, earning, spending);
select is(pg_temp.quadrant_of('ann'), 'QI', 'what is refused changes nothing');

-- Bob, and nobody.
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.save(0, 0)), 0, 'another user does not save Ann''s scores');
select is(pg_temp.quadrant_of('ann'), null, 'nor see her quadrant');
select pg_temp.sign_out();
select throws_ok(pg_temp.save(0, 0), '42501', null, 'a signed-out visitor saves no scores');

-- The moderator cannot make them disagree either.
select pg_temp.be_moderator();
select is(pg_temp.quadrant_after(10, 90, 'QI'), 'QIV', 'the quadrant follows the scores, whoever writes them');
select is(pg_temp.quadrant_after(null, null, 'QI'), null, 'an assessment that is taken back takes its quadrant along');

select pg_temp.be_owner();
delete from public.profiles where user_id = pg_temp.id_of('ann');
insert into public.profiles (user_id, earning_score, spending_score, current_quadrant) values (pg_temp.id_of('ann'), 10, 10, 'QI');
select is(pg_temp.quadrant_of('ann'), 'QIII', 'also in a profile that is made with them');

-- The same with every privilege granted: the second guard.
select pg_temp.be_owner();
select pg_temp.grant_everything();
select pg_temp.sign_in('ann');
select is(pg_temp.quadrant_after(20, 20, 'QI'), 'QIII', 'all granted: a forged quadrant is overwritten');
select is(
  pg_temp.touched($$ update public.profiles set current_quadrant = 'QI', created_at = '2000-01-01' $$), 1,
  'all granted: a quadrant by itself is accepted'
);
select is(pg_temp.quadrant_of('ann'), 'QIII', 'all granted: and changes nothing');
select isnt(
  (select created_at from public.profiles), '2000-01-01', 'all granted: the time of the profile stays the database''s'
);
select pg_temp.sign_in('bob');
select is(pg_temp.touched(pg_temp.save(0, 0)), 0, 'all granted: another user does not save Ann''s scores');
select pg_temp.sign_out();
select is(pg_temp.touched(pg_temp.save(0, 0)), 0, 'all granted: a signed-out visitor saves none');

select * from finish();
rollback;
