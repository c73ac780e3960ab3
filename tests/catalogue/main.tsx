/** The catalogue at /_ui: every part of src/ui and src/parts in each state, in both themes. */
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import "@/app/styles/index.css";
import { ThemeChoice } from "@/app/ThemeChoice";
import { Toasts } from "@/app/Toasts";
import { keepSessionsIn } from "@/backend/session";
import { queryClient } from "@/backend/queryClient";
import "./catalogue.css";
import { DEEDS } from "./deeds";
import { FIGURES } from "./figures";
import { FORMS } from "./forms";
import { JOURNAL } from "./journal";
import { MESSAGES } from "./messages";
import { PARTS } from "./parts";
import { READING } from "./reading";
import { TEXTS } from "./texts";

// The session is empty, and nothing is stored.
keepSessionsIn({
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  subscribe: () => () => {},
  forgetSeen: () => {},
});

const CATALOGUE = { ...FORMS, ...MESSAGES, ...TEXTS, ...FIGURES, ...READING, ...JOURNAL, ...DEEDS, ...PARTS };

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main>
          <h1>Parts of the site</h1>
          <ThemeChoice />
          <div className="parts">
            {Object.entries(CATALOGUE).map(([name, states]) => (
              <section key={name} aria-label={name} className="part">
                <p className="part-name">{name}</p>
                {Object.entries(states).map(([state, shown]) => (
                  <div key={state}>
                    <p className="state-name">{state}</p>
                    {shown}
                  </div>
                ))}
              </section>
            ))}
          </div>
        </main>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>
  </StrictMode>,
);
