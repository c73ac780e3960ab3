import { useEffect, useState } from "react";
import { signInWith, socialProviders } from "@/backend/auth/social";
import { AUTH_TEXTS, SOCIAL_NAMES } from "@/content/auth/auth";
import { MESSAGES } from "@/content/messages";
import { Button } from "@/ui/controls/Button";
import { toast } from "@/ui/feedback/toast";

/** Buttons for the enabled social sign-in providers; nothing when there are none. */
export function SocialSignIn({ next }: { next: string }) {
  const [providers, setProviders] = useState<string[]>([]);
  useEffect(() => {
    let left = false;
    void socialProviders().then((on) => {
      if (!left) setProviders(on.filter((provider) => Object.hasOwn(SOCIAL_NAMES, provider)));
    });
    return () => {
      left = true;
    };
  }, []);

  async function go(provider: string) {
    try {
      const result = await signInWith(provider, next);
      if (result.outcome === "refused")
        toast({ ...MESSAGES.signInFailed(result.message), tone: "destructive" });
    } catch {
      toast({ ...MESSAGES.authUnexpected, tone: "destructive" });
    }
  }

  if (!providers.length) return null;
  return (
    <section aria-labelledby="social" className="border-line mt-6 border-t pt-4">
      <h2 id="social" className="mb-4 text-lg">
        {AUTH_TEXTS.socialHeading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {providers.map((provider) => (
          <li key={provider} className="grid">
            <Button variant="quiet" onClick={() => go(provider)}>
              {AUTH_TEXTS.social(SOCIAL_NAMES[provider]!)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
