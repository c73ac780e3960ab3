-- A demo family for local use: Grace and her children Ann (10) and Ben (13). `npm start -- --demo` loads it, and so does
-- `supabase db reset`; nothing else does. Everybody's password is `four money quadrants`. Loading it again changes nothing.

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
  updated_at, confirmation_token, recovery_token, email_change, email_change_token_new, is_sso_user, is_anonymous
)
select
  id::uuid, 'authenticated', 'authenticated', email, extensions.crypt('four money quadrants', extensions.gen_salt('bf', 10)),
  now(), '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'first_name', name, 'last_name', 'Hill'), now(), now(),
  '', '', '', '', false, false
from (values
  ('de300000-0000-4000-8000-000000000001', 'grace@example.com', 'Grace'),
  ('de300000-0000-4000-8000-000000000002', 'ann@example.com', 'Ann'),
  ('de300000-0000-4000-8000-000000000003', 'ben@example.com', 'Ben')
) as family (id, email, name)
on conflict (id) do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select id, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(), now()
from auth.users
where id::text like 'de300000-%'
on conflict do nothing;

-- Six weeks of journals, told from today backwards. client_id makes a second loading harmless.
insert into public.journal_entries
  (user_id, entry_date, entry_type, amount, earning_detail, saving_detail, spending_detail, client_id)
select
  user_id, day, left(detail, 1), amount,
  case left(detail, 1) when 'E' then detail end,
  case left(detail, 1) when 'S' then detail end,
  case left(detail, 1) when 'P' then detail end,
  md5(concat_ws(' ', user_id, weeks, weekday, detail))::uuid
from (values
  ('de300000-0000-4000-8000-000000000002'::uuid, 0, 'E-Allowance', 4.00), ('de300000-0000-4000-8000-000000000002', 1, 'E-Chore', 1.50),
  ('de300000-0000-4000-8000-000000000002', 2, 'S-For Goal', 2.00), ('de300000-0000-4000-8000-000000000002', 4, 'P-Wants', 1.20),
  ('de300000-0000-4000-8000-000000000002', 5, 'P-KS Needs', 0.80),
  ('de300000-0000-4000-8000-000000000003', 0, 'E-Allowance', 7.00), ('de300000-0000-4000-8000-000000000003', 3, 'E-Others', 12.00),
  ('de300000-0000-4000-8000-000000000003', 3, 'S-For Goal', 6.00), ('de300000-0000-4000-8000-000000000003', 5, 'P-Non-KS Needs', 3.49),
  ('de300000-0000-4000-8000-000000000003', 6, 'P-Wants', 4.25)
) as habit (user_id, weekday, detail, amount)
cross join generate_series(0, 5) as weeks
cross join lateral (select current_date - 6 - 7 * weeks + weekday as day) as calendar
on conflict (user_id, client_id) do nothing;

insert into public.challenge_participants (user_id, challenge_start_date, challenge_end_date, current_phase)
select id, current_date - 40, current_date + 50, 3 from auth.users
where email in ('ann@example.com', 'ben@example.com') and id::text like 'de300000-%'
  and not exists (select from public.challenge_participants where user_id = users.id);

insert into public.community_challenges (id, user_id, challenge_type, target_value, current_progress, end_date, status)
values
  ('de300000-0000-4000-8000-000000000011', 'de300000-0000-4000-8000-000000000002', 'savings_goal', 20, 12, current_date + 12, 'active'),
  ('de300000-0000-4000-8000-000000000012', 'de300000-0000-4000-8000-000000000003', 'savings_goal', 30, 30, current_date + 3, 'completed')
on conflict do nothing;

insert into public.habit_streaks (id, user_id, habit_name, current_streak, best_streak, last_logged_date)
values
  ('de300000-0000-4000-8000-000000000021', 'de300000-0000-4000-8000-000000000002', 'Put a coin in the jar', 4, 6, current_date - 1),
  ('de300000-0000-4000-8000-000000000022', 'de300000-0000-4000-8000-000000000003', 'Write down what I spend', 9, 9, current_date - 1)
on conflict do nothing;

-- Ben's nine days in a row have passed the seven of the first badge.
insert into public.badge_events (id, user_id, badge_type, badge_level, source, earned_at)
values
  ('de300000-0000-4000-8000-000000000051', 'de300000-0000-4000-8000-000000000003', 'streak_champ', 'bronze', 'habit_streak',
    now() - interval '2 days')
on conflict do nothing;

insert into public.gig_jar_submissions (id, user_id, title, description, status)
values
  ('de300000-0000-4000-8000-000000000031', 'de300000-0000-4000-8000-000000000002', 'Water the neighbours'' plants',
    'When they are on holiday I water their tomatoes every evening.', 'featured'),
  ('de300000-0000-4000-8000-000000000032', 'de300000-0000-4000-8000-000000000003', 'Bicycle wash',
    'A bucket, a sponge and a Saturday morning: a clean bicycle for a pound.', 'active')
on conflict do nothing;
insert into public.gig_jar_votes (user_id, gig_id)
values
  ('de300000-0000-4000-8000-000000000001', 'de300000-0000-4000-8000-000000000031'),
  ('de300000-0000-4000-8000-000000000003', 'de300000-0000-4000-8000-000000000031'),
  ('de300000-0000-4000-8000-000000000001', 'de300000-0000-4000-8000-000000000032')
on conflict do nothing;

update public.profiles set earning_score = 66, spending_score = 34
where user_id = 'de300000-0000-4000-8000-000000000003' and earning_score is null;
