import { useState } from "react";
import { exportMyData } from "@/backend/account/account";
import { Link } from "react-router-dom";
import { KEEP_PATH } from "@/content/keep/keepPath";
import { useUser } from "@/backend/auth";
import { saveFile } from "@/ui/behaviour/saveFile";
import { DATA_TEXTS } from "@/content/account/account";
import type { OwnData } from "@/domain/account/ownData";
import type { OwnFileFormat } from "@/parts/ownFile";
import { Button } from "@/ui/controls/Button";
import { FormStatus, type FormStatusText } from "./FormStatus";

const askDatabase = () => exportMyData() as Promise<OwnData>;

export function DataButtons() {
  const { id } = useUser();
  const [preparing, setPreparing] = useState<OwnFileFormat>();
  const [status, setStatus] = useState<FormStatusText>();

  async function download(format: OwnFileFormat) {
    if (preparing) return;
    setPreparing(format);
    setStatus(undefined);
    try {
      const { ownFile } = await import("@/parts/ownFile");
      saveFile(await ownFile(id, format, askDatabase), `${DATA_TEXTS.fileName}.${format}`);
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
