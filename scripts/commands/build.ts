/**
 * `npm run build` builds the site for its host, in dist/. `--local` builds the version for this
 * computer with the embedded backend (`npm start`, the browser tests, the bench).
 */
import { parseArguments } from "#scripts/arguments";
import { SITE_PORT } from "#scripts/ports";
import { buildCatalogue } from "#scripts/site/catalogue";
import { buildSite } from "#scripts/serving/buildSite";
import { forgetBuild, keepBuild, markOf } from "#scripts/serving/keptBuild";
import { applySiteSettings, LOCAL_MODE } from "#scripts/serving/settings";

export default async function build(args: string[]) {
  const { values } = parseArguments({ args, options: { local: { type: "boolean" } } });
  if (values.local) {
    const { out } = applySiteSettings({ port: Number(process.env.PORT ?? SITE_PORT), out: ".local/site" });
    const mark = markOf(process.cwd());
    forgetBuild(out);
    await buildSite(LOCAL_MODE);
    await buildCatalogue(out);
    keepBuild(out, mark);
    console.log(`The local site has been built in ${out}`);
  } else {
    await buildSite("production");
    console.log("The site has been built in dist/");
  }
}
