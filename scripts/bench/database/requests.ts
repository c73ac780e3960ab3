/** The measured requests, each by a user drawn at random, with a signed-in user's rights under row security. */
import { FIRST_USER, userId, type Size } from "./fill.ts";

export interface Request {
  name: string;
  /** `:name` in the statements is drawn at random for each request, from 1 to this. */
  draws: Record<string, number>;
  statements: readonly string[];
  /** The number of requests for each client, if not the usual one. */
  perClient?: number;
}

/** Signs the drawn user in within the same round trip: the next statement reads `sub` and so waits for it. */
const AS_USER = `set_config('request.jwt.claim.sub', ${userId(":user::integer")}, false) as sub`;

const MONDAY = "date_trunc('week', current_date)::date";
const PAGE = 20;
const ideas = (where: string) =>
  `select id, title, description, votes, status from public.gig_jar_submissions
   where status in ('active', 'featured') and not is_deleted ${where}
   order by votes desc, id limit ${PAGE}`;

const phase = (number: number) =>
  `select figures.* from ${AS_USER},
   lateral public.calculate_phase_stats_ksp(sub::uuid, ${number}) as figures`;

/** A cursor in the list of ideas, either among those with equal votes or between two numbers of votes. */
export interface Cursor {
  votes: number;
  id: string;
}

export const readRequests = ({ users }: Size, cursor: Cursor): Request[] => [
  { name: "select 1", draws: {}, statements: ["select 1"] },
  {
    name: "week",
    draws: { user: users },
    statements: [
      `select figures.* from ${AS_USER}, lateral public.calculate_weekly_stats_ksp(
         sub::uuid, ${MONDAY}, ${MONDAY} + 6
       ) as figures`,
    ],
  },
  { name: "six phases", draws: { user: users }, statements: [1, 2, 3, 4, 5, 6].map(phase) },
  { name: "ideas, first page", draws: {}, statements: [ideas("")] },
  // A page by cursor takes two queries, the second of which fills up the first: equal votes, then fewer.
  {
    name: "ideas, deep, equal votes",
    draws: {},
    statements: [ideas(`and votes = ${cursor.votes} and id > '${cursor.id}'`)],
  },
  { name: "ideas, deep, fewer votes", draws: {}, statements: [ideas(`and votes < ${cursor.votes}`)] },
];

/** A megabyte of text that takes the phone-number patterns longest. It must be refused because of its length. */
export const HUGE_IDEA: Request = {
  name: "an idea of 1 MB, refused",
  draws: {},
  statements: [
    `do $request$ begin
       insert into public.gig_jar_submissions (user_id, title, description)
       values ('${FIRST_USER}', 'Walk dogs', repeat('0 ', 524288));
       raise 'the idea was taken';
     exception when sqlstate 'PGRST' then
       if sqlerrm not like '%text_too_long%' then raise; end if;
     end $request$`,
  ],
  perClient: 25,
};

export const insertRequest = ({ users }: Size): Request => ({
  name: "insert",
  draws: { user: users, pence: 2000, ago: 3 },
  statements: [
    `insert into public.journal_entries (user_id, entry_date, entry_type, amount, earning_detail)
     select sub::uuid, current_date + 1 - :ago::integer, 'E', round(:pence / 100.0, 2), 'E-Chore' from ${AS_USER}`,
  ],
});
