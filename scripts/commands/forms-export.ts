/**
 * `npm run forms:export -- questionnaire --out answers.csv` writes the submissions of a form as CSV: a row for each, a
 * column for each field. It leaves out e-mail addresses, also those in the middle of a text.
 *
 * `--out <file>` writes to this file; without it, the table goes to standard output.
 * `--with-emails` keeps the addresses. In the questionnaire it also keeps the times and the order of arrival.
 *
 * The questionnaire also has counts and, beside the file, its codebook. `npm run forms:export -- gifts` lists the
 * addresses that get the gift. `npm run forms:export` names the other forms.
 *
 * It reads this computer's data folder, DATABASE=postgres://…, or a hosted project through SUPABASE_URL and
 * SUPABASE_SECRET_KEY in the environment.
 */
import { writeFileSync } from "node:fs";
import { parseArguments } from "#scripts/arguments";
import { FORM_IDS, findForm } from "#functions/forms/registry";
import { withoutAddresses } from "#scripts/forms/addresses";
import { codebook, countsOf, giftsTable, QUESTIONNAIRE, withoutArrivals } from "#scripts/forms/questionnaire";
import { chooseSource } from "#scripts/forms/source";
import type { Submission } from "#scripts/forms/submission";
import { submissionsTable, type Table } from "#scripts/forms/table";
import { hostedProject } from "#scripts/serving/settings";
import { CliError, UsageError } from "#scripts/cliError";
import { toCsv } from "@/domain/csv";

const FORMS = `The forms are: ${FORM_IDS.join(", ")} and gifts.`;
/** A list made from a form's submissions, not a form. */
const GIFTS = "gifts";

function write({ columns, rows }: Table, file: string | undefined) {
  const csv = toCsv(columns, rows);
  if (!file) return void process.stdout.write(csv);
  try {
    writeFileSync(file, csv, { mode: 0o600 }); // the file contains what people wrote
  } catch (error) {
    throw new CliError(`${file} could not be written: ${(error as Error).message}`);
  }
}

const parse = (args: string[]) =>
  parseArguments({
    args,
    allowPositionals: true,
    options: { out: { type: "string" }, "with-emails": { type: "boolean", default: false } },
  });

// Messages go to standard error, so that they are not part of the table.
const print = (line: string) => console.error(line);
const countIn = (number: number, one: string, several = `${one}s`) =>
  `${number} ${number === 1 ? one : several}`;
const toFileName = (file: string | undefined) => (file ? ` in ${file}` : "");

/** The codebook of "answers.csv" is "answers-codebook.csv". */
const codebookFile = (file: string) => file.replace(/(\.csv)?$/i, "-codebook.csv");

/** The answers of the questionnaire must not lead back to an address by their time either. */
const withoutEmails = (form: string, table: Table) =>
  form === QUESTIONNAIRE ? withoutArrivals(withoutAddresses(table)) : withoutAddresses(table);

function writeForm(
  form: string,
  submissions: readonly Submission[],
  out: string | undefined,
  withEmails: boolean,
) {
  const known = findForm(form);
  if (!known && !submissions.length) throw new CliError(`Nobody has sent a form called "${form}". ${FORMS}`);
  const all = submissionsTable(submissions, Object.keys(known?.fields ?? {}));
  const table = withEmails ? all : withoutEmails(form, all);
  write(table, out);
  print(`${countIn(table.rows.length, "submission")} of "${form}"${toFileName(out)}.`);
  if (!withEmails) print("E-mail addresses are left out. To keep them, add --with-emails.");
  if (form !== QUESTIONNAIRE) return;
  for (const line of countsOf(submissions)) print(line);
  if (!out) {
    const toFile = `npm run forms:export -- ${form}${withEmails ? " --with-emails" : ""} --out answers.csv`;
    return print(
      `To see what the codes mean, write to a file: ${toFile} also writes ${codebookFile("answers.csv")}.`,
    );
  }
  write(codebook(table.columns), codebookFile(out));
  print(`The codes are explained in ${codebookFile(out)}.`);
}

export default async function formsExport(args: string[]) {
  const { values, positionals } = parse(args);
  const { out, "with-emails": withEmails } = values;
  const [form, ...more] = positionals;
  if (!form || more.length)
    throw new UsageError(
      `Name one form: for example, npm run forms:export -- contact --out contact.csv. ${FORMS}`,
    );

  const read = chooseSource({ ...process.env, hostedProject: hostedProject() });
  if (form !== GIFTS) return writeForm(form, await read(form), out, withEmails);
  const gifts = giftsTable(await read(QUESTIONNAIRE));
  write(gifts, out);
  print(`${countIn(gifts.rows.length, "address", "addresses")} for the gift${toFileName(out)}.`);
}
