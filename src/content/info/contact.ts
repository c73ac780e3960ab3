/** The contact page (specification part 1, sections 4, 5, 7 and 9). Its toasts are in messages.ts. */
import type { PageMeta } from "@/content/pageMeta";

export const CONTACT_PAGE: PageMeta = {
  title: "Contact us | 4MQ",
  description:
    "Ask about the books, the free resources, a talk or an interview, or about your data. The 4MQ team reads every message.",
};

export const CONTACT_SUBJECTS = [
  "Book Inquiry",
  "Resource Access",
  "Speaking Request",
  "Media Inquiry",
  "Other",
] as const;

export const CONTACT = {
  heading: "Contact Us",
  lead: "Do you have a question or an idea, or have you spotted a mistake? Write to us. If you are under 13, please ask a grown-\u2060up to send your message.",
  labels: { name: "Name", email: "Email", subject: "Subject", message: "Message" },
  subjects: CONTACT_SUBJECTS,
  subjectPlaceholder: "Choose a subject",
  submit: "Send Message",
  sending: "Sending...",
  sent: "We have your message. We will reply by e-mail.",
  recipients: "Everything you write here goes to the 4MQ team, who will use it to reply to you.",
} as const;
