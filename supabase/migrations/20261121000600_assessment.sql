-- The quadrant assessment (specification part 2, section 9): a signed-in user's two scores stand in the profile, and
-- the quadrant follows from them. (The rule also stands in src/domain/quadrant.ts, for a visitor who is signed out.)

alter table public.profiles
  add column earning_score smallint check (earning_score between 0 and 100),
  add column spending_score smallint check (spending_score between 0 and 100),
  add column current_quadrant text check (current_quadrant in ('QI', 'QII', 'QIII', 'QIV')),
  add constraint both_scores_or_none check ((earning_score is null) = (spending_score is null));

-- The profile update carries a partial object of the profile: the quadrant is accepted in it, and decided below.
grant update (earning_score, spending_score, current_quadrant) on public.profiles to authenticated;

-- The second guard beside the column grants: whatever a request says, only the names and the scores change.
drop trigger keep_to_names on public.profiles;
drop function private.keep_profile_to_its_names();
create function private.keep_profile_honest() returns trigger
language plpgsql set search_path = ''
as $$
begin
  old.first_name := new.first_name;
  old.last_name := new.last_name;
  old.earning_score := new.earning_score;
  old.spending_score := new.spending_score;
  old.updated_at := now();
  return old;
end $$;
revoke all on function private.keep_profile_honest() from public;
create trigger keep_honest before update on public.profiles
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_profile_honest();

-- The quadrant always follows from the scores, for every writer. Triggers fire in the order of their names, this one
-- after keep_honest.
create function private.derive_quadrant() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.current_quadrant := case
    when new.earning_score >= 50 and new.spending_score >= 50 then 'QI'
    when new.earning_score >= 50 and new.spending_score < 50 then 'QII'
    when new.earning_score < 50 and new.spending_score < 50 then 'QIII'
    when new.earning_score < 50 and new.spending_score >= 50 then 'QIV'
  end;
  return new;
end $$;
revoke all on function private.derive_quadrant() from public;
create trigger quadrant_follows_scores before insert or update on public.profiles
  for each row execute function private.derive_quadrant();
