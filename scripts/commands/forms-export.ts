/**
 * `npm run forms:export -- questionnaire --out answers.csv`: what visitors sent with a form, as CSV; without --out on
 * standard output. From this computer's data folder, from DATABASE=postgres://…, or from a hosted project through
 * SUPABASE_URL and SUPABASE_SECRET_KEY in the environment.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { FORM_IDS, findForm } from "#functions/forms/registry";
import { chooseSource } from "#scripts/forms/source";
import { submissionsTable } from "#scripts/forms/table";
import { hostedProject } from "#scripts/serving/settings";
import { Stop } from "#scripts/stop";
import { toCsv } from "@/domain/csv";

const FORMS = `The forms of this site: ${FORM_IDS.join(", ")}.`;

function write(csv: string, file: string | undefined) {
  if (!file) return void process.stdout.write(csv);
  try {
    writeFileSync(file, csv, { mode: 0o600 }); // addresses of people
  } catch (error) {
    throw new Stop(`${file} could not be written: ${(error as Error).message}`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { out: { type: "string" } } });
  } catch (error) {
    throw new Stop((error as Error).message);
  }
}

export default async function formsExport(args: string[]) {
  const { values, positionals } = parse(args);
  const [form, ...more] = positionals;
  if (!form || more.length)
    throw new Stop(`Name one form: npm run forms:export -- contact --out contact.csv. ${FORMS}`);

  const read = chooseSource({ ...process.env, hostedProject: hostedProject() });
  const submissions = await read(form);
  const known = findForm(form);
  if (!known && !submissions.length) throw new Stop(`Nobody has sent a form called "${form}". ${FORMS}`);
  const { columns, rows } = submissionsTable(submissions, Object.keys(known?.fields ?? {}));
  write(toCsv(columns, rows), values.out);
  // Beside the table, not in it.
  console.error(`${rows.length} submissions of "${form}"${values.out ? ` in ${values.out}` : ""}.`);
}
