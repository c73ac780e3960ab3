import { authHelp } from "@/content/auth/authHelp";

/** Help in words for a child. It stays when the toast with the server's message has gone. */
export const HelpLine = ({ code }: { code: string }) => (
  <p role="alert" className="rounded-field border-danger bg-danger-soft border-2 px-4 py-3 text-base">
    {authHelp(code)}
  </p>
);
