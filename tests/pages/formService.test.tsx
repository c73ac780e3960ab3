/** A company that collects the forms (VITE_FORMS_URL) is named beside each form that goes to it. */
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { ReportAnswer } from "@/app/chat/ReportAnswer";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import { viaService } from "@/content/formService";
import { BetaReaderForm } from "@/pages/books/BetaReaderForm";
import { ApplicationForm } from "@/pages/challenge/ApplicationForm";
import { JuniorApplicationForm } from "@/pages/challenge/JuniorApplicationForm";
import { ContactForm } from "@/pages/info/ContactForm";
import { QuestionnaireForm } from "@/pages/questionnaire/QuestionnaireForm";
import { DownloadForm } from "@/pages/resources/DownloadForm";

// The address is read once, as the site is built.
vi.hoisted(() => vi.stubEnv("VITE_FORMS_URL", "https://forms.example:8443/f"));
beforeEach(() => void vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "challenge-application"));
afterAll(() => void vi.unstubAllEnvs());

const SENTENCE = /The form reaches us through forms\.example, a company that works for us\./;
const open = (form: ReactElement) => render(<MemoryRouter>{form}</MemoryRouter>);
const chapter = CHAPTER_LINKS[0]!;

it.each<[name: string, form: ReactElement]>([
  ["contact", <ContactForm key="c" />],
  ["beta readers", <BetaReaderForm key="b" />],
  ["a chapter", <DownloadForm key="d" chapter={chapter} heading="Download" />],
  ["a chapter, on its own page", <DownloadForm key="p" chapter={chapter} heading="Download" compact />],
  ["the questionnaire", <QuestionnaireForm key="q" onSent={() => {}} />],
  ["the challenge", <ApplicationForm key="a" />],
  ["the challenge for ages 8-10", <JuniorApplicationForm key="u" />],
])("names the company beside the form of %s, with a link to the privacy page", (_, form) => {
  open(form);
  const sentence = screen.getByText(SENTENCE);
  expect(sentence.parentElement).toContainElement(screen.getByRole("link", { name: /^Privacy / }));
});

it("names the company beside the report of an answer", () => {
  const answer = {
    role: "assistant",
    content: "Save it all.",
    timestamp: "2026-11-21T12:00:00.000Z",
  } as const;
  open(<ReportAnswer answer={answer} onClose={() => {}} onSent={() => {}} />);
  expect(screen.getByText(SENTENCE)).toBeVisible();
});

it("names nobody beside the challenge's form while it is closed, because nothing is sent", () => {
  vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "");
  open(<ApplicationForm />);
  expect(
    screen.getByText("Applications are not open yet. Nothing you write here will be sent."),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent("forms.example");
});

it("says nothing about a company if there is none", () => {
  expect(viaService(undefined)).toBeUndefined();
});
