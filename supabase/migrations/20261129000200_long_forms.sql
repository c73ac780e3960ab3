-- A submission may be as long as the limits of its form's fields allow, which the edge function counts in characters: a
-- form in Chinese with many line breaks took more than the 16 KB of before. A character takes 4 bytes here at most (a line
-- break as the browser sends it), and the longest form has 5,704 characters (supabase/functions/forms/registry.ts).
alter table public.form_submissions
  drop constraint form_submissions_payload_check,
  add constraint form_submissions_payload_check
    check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 24576);
