-- Knowledge points only grow: a browser that knows fewer quizzes than another one takes nothing away. A lower figure is
-- accepted, as the specified update is, and changes nothing; one that is out of bounds still reaches the column's check.
create or replace function private.keep_kpi_honest() returns trigger
language plpgsql set search_path = ''
as $$
begin
  old.knowledge_points := case
    when new.knowledge_points between 0 and old.knowledge_points then old.knowledge_points
    else new.knowledge_points
  end;
  old.updated_at := now();
  return old;
end $$;
