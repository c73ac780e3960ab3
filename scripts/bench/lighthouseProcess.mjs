/** Lighthouse for lighthouse.ts, which sends it an address and the port of a browser, and gets the report or the reason. */
import { pathToFileURL } from "node:url";
import { getOneMessage, sendMessage } from "execa";

const { default: lighthouse } = await import(pathToFileURL(process.argv[2]).href);
await sendMessage("loaded");
for (;;) {
  const { url, port } = await getOneMessage();
  const options = {
    port,
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
    logLevel: "silent",
  };
  await sendMessage(
    await lighthouse(url, options).then(
      ({ lhr }) => (lhr.runtimeError ? { reason: lhr.runtimeError.message } : { report: lhr }),
      (error) => ({ reason: String(error) }),
    ),
  );
}
