/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty for the embedded backend on this origin. */
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;

  /** `turnstile` or `hcaptcha`; empty for no captcha. */
  readonly VITE_CAPTCHA_PROVIDER?: string;
  readonly VITE_CAPTCHA_SITE_KEY?: string;

  /** Where the forms post to instead of the project's own function, without the form id. */
  readonly VITE_FORMS_URL?: string;
  readonly VITE_FORM_ID_BETA?: string;
  readonly VITE_FORM_ID_CONTACT?: string;
  readonly VITE_FORM_ID_CHAPTER_LEVEL_1?: string;
  readonly VITE_FORM_ID_CHAPTER_LEVEL_2?: string;
  readonly VITE_FORM_ID_CHAPTER_LEVEL_3?: string;
  readonly VITE_FORM_ID_PARENT_GUIDE?: string;
  readonly VITE_FORM_ID_QUESTIONNAIRE?: string;
  /** While it is empty, applications are not open. */
  readonly VITE_FORM_ID_CHALLENGE_APPLICATION?: string;
  readonly VITE_FORM_ID_CHALLENGE_APPLICATION_UK?: string;
  readonly VITE_FORM_ID_GUIDE_REPORT?: string;

  /** Hosting links of the sample chapters' PDFs; empty for the files on this site. */
  readonly VITE_PDF_URL_LEVEL_1?: string;
  readonly VITE_PDF_URL_LEVEL_2?: string;
  readonly VITE_PDF_URL_LEVEL_3?: string;
  readonly VITE_PDF_URL_PARENT_GUIDE?: string;

  /** `off` takes the service worker out of every browser that has it; anything else leaves it in. */
  readonly VITE_OFFLINE: string;

  /** The recording of the audiobook; empty until there is one. */
  readonly VITE_AUDIO_URL_KEEPER_OF_EMBERS?: string;
}

/** The taught answers as data (scripts/site/questionFiles.ts). */
declare module "*?page" {
  const page: import("./content/questions/readable").ReadablePage;
  export default page;
}
declare module "*?search" {
  const list: string;
  export default list;
}
declare module "*?pages" {
  type Name = import("./content/questions/questionPages").QuestionPageName;
  const pages: Readonly<Record<Name, import("./content/questions/readable").ListedPage>>;
  export default pages;
}
declare module "*?parents" {
  const links: readonly import("./content/questions/readable").SubjectLink[];
  export default links;
}
declare module "*?teachers" {
  const links: readonly import("./content/questions/readable").SubjectLink[];
  export default links;
}
declare module "*?older" {
  const links: readonly import("./content/questions/readable").SubjectLink[];
  export default links;
}
