import { useState } from "react";
import { exportMyData } from "@/backend/account/account";
import { Link } from "react-router-dom";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { useUser } from "@/backend/auth";
import { saveFile } from "@/ui/behaviour/saveFile";
import { DATA_TEXTS } from "@/content/account/account";
import type { OwnData } from "@/domain/account/ownData";
import { Button } from "@/ui/controls/Button";
import { FormStatus, type FormStatusText } from "./FormStatus";

type Format = "csv" | "json";

/** Builds the file. Its code, which includes papaparse, loads only when a user asks for a file. */
async function ownFile(userId: string, format: Format): Promise<Blob> {
  const [{ ownDocument, ownTable }, { readBrowserData }, { toCsv }, fromDatabase] = await Promise.all([
    import("@/domain/account/ownData"),
    import("@/storage/account/ownData"),
    import("@/domain/csv"),
    exportMyData() as Promise<OwnData>,
  ]);
  const fromBrowser = readBrowserData(userId);
  if (format === "json") {
    const text = JSON.stringify(ownDocument(fromDatabase, fromBrowser), null, 2);
    return new Blob([text], { type: "application/json" });
  }
  const { columns, rows } = ownTable(fromDatabase, fromBrowser);
  return new Blob([toCsv(columns, rows)], { type: "text/csv;charset=utf-8" });
}

export function DataButtons() {
  const { id } = useUser();
  const [preparing, setPreparing] = useState<Format>();
  const [status, setStatus] = useState<FormStatusText>();

  async function download(format: Format) {
    if (preparing) return;
    setPreparing(format);
    setStatus(undefined);
    try {
      saveFile(await ownFile(id, format), `${DATA_TEXTS.fileName}.${format}`);
      setStatus({ good: DATA_TEXTS.done });
    } catch (error) {
      console.error(error);
      setStatus({ bad: DATA_TEXTS.failed });
    }
    setPreparing(undefined);
  }

  return (
    <>
      <p className="mb-4">{DATA_TEXTS.lead}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["csv", "json"] as const).map((format) => (
          <div key={format}>
            <Button variant="quiet" onClick={() => download(format)} disabled={preparing !== undefined}>
              {DATA_TEXTS[format]}
            </Button>
            <p className="text-muted mt-2 text-base">{DATA_TEXTS[`${format}Hint`]}</p>
          </div>
        ))}
      </div>
      <FormStatus status={status} />
      <p className="mt-5">
        {DATA_TEXTS.keep}{" "}
        <Link to={KEEP_PATH} state={{ from: "/account" }} className="text-link">
          {DATA_TEXTS.keepLink}
        </Link>
      </p>
    </>
  );
}
