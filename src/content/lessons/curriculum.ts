/**
 * The official texts that the lessons serve, each in its own words. Only those are here that were read, in stored copies of what
 * each publisher has put out; no outcome's code is given, because none was read beside its words.
 */
import type { CurriculumLine } from "./lesson";

/** Which nations are matched, and when. */
export const NATIONS_MATCHED =
  "We matched these lines on 29 November 2026, from copies of each nation’s own pages. A nation is missing where we could not read a line that fits. Scotland is missing from all five lessons, because we could not read its outcomes where they are published today.";

const ENGLAND_MATHS =
  "https://www.gov.uk/government/publications/national-curriculum-in-england-mathematics-programmes-of-study";
const ENGLAND_CITIZENSHIP =
  "https://www.gov.uk/government/publications/national-curriculum-in-england-citizenship-programmes-of-study";
const WALES_WELLBEING =
  "https://hwb.gov.wales/curriculum-for-wales/health-and-well-being/statements-of-what-matters/";

export const MONEY_IN_MATHS: CurriculumLine = {
  nation: "England",
  source: "National curriculum, mathematics programmes of study, Year 4",
  url: ENGLAND_MATHS,
  words: "estimate, compare and calculate different measures, including money in pounds and pence",
};

export const DECIMAL_MONEY: CurriculumLine = {
  nation: "England",
  source: "National curriculum, mathematics programmes of study, Year 4",
  url: ENGLAND_MATHS,
  words: "solve simple measure and money problems involving fractions and decimals to two decimal places.",
};

export const BUDGETING: CurriculumLine = {
  nation: "England",
  source: "National curriculum, citizenship programmes of study, key stage 3",
  url: ENGLAND_CITIZENSHIP,
  words: "the functions and uses of money, the importance and practice of budgeting, and managing risk.",
};

export const INCOME: CurriculumLine = {
  nation: "England",
  source: "National curriculum, citizenship programmes of study, key stage 4",
  url: ENGLAND_CITIZENSHIP,
  words:
    "income and expenditure, credit and debt, insurance, savings and pensions, financial products and services, and how public money is raised and spent.",
};

export const ONLINE_SCAMS: CurriculumLine = {
  nation: "England",
  source: "Statutory guidance on RSHE (July 2025), secondary, online safety and awareness",
  url: "https://assets.publishing.service.gov.uk/media/6970e7e67e827090d02d42e0/Relationships_education_relationships_and_sex_education__RSE__and_health_education__for_intro_1_September_2026_.pdf",
  words:
    "That criminals can operate online scams, for example using fake websites or emails to extort money or valuable personal information.",
};

export const DECISIONS: CurriculumLine = {
  nation: "Wales",
  source: "Curriculum for Wales, Health and Well-being, statements of what matters",
  url: WALES_WELLBEING,
  words: "Our decision-making impacts on the quality of our lives and the lives of others.",
};

export const CONSIDERED_DECISIONS: CurriculumLine = {
  ...DECISIONS,
  words:
    "It can also help learners understand the factors that influence decision-making, thus placing them in a better position to make more informed and considered decisions.",
};

export const RISKS: CurriculumLine = {
  ...DECISIONS,
  words:
    "Learning and experience in this Area can enable learners to develop the critical-thinking skills necessary to consider their decision-making in terms of possible implications, including risks, for themselves and others.",
};

export const MANAGING_MONEY: CurriculumLine = {
  nation: "Wales",
  source: "Curriculum for Wales, Health and Well-being, designing your curriculum (guidance)",
  url: "https://hwb.gov.wales/curriculum-for-wales/health-and-well-being/designing-your-curriculum/",
  words:
    "Numeracy is a key enabler in making a number of informed decisions, in particular managing money and supporting good financial decision-making and critically engaging with social norms around money.",
};

export const GOODS_WE_NEED: CurriculumLine = {
  nation: "Northern Ireland",
  source: "CCEA, Financial Capability, primary",
  url: "https://ccea.org.uk/learning-resources/financial-capability/primary",
  words:
    "Personal Development and Mutual Understanding examines how to keep money safe and to access the goods and services that we need",
};

export const BENEFITS_OF_SAVING: CurriculumLine = {
  nation: "Northern Ireland",
  source: "CCEA, Financial Capability, Key Stage 2 (an earlier site)",
  url: "http://www.nicurriculum.org.uk/curriculum_microsite/financial_capability/key_stage2/",
  words: "By learning how to look after money, they begin to understand the benefits of saving.",
};

export const SPEND_OR_SAVE: CurriculumLine = {
  nation: "Northern Ireland",
  source: "CCEA, Financial Capability at Key Stage 3",
  url: "https://ccea.org.uk/learning-resources/financial-capability/post-primary/financial-capability-key-stage-3",
  words:
    "pupils need to learn about what influences how we spend or save money and how to become competent at managing personal money in a range of situations including those beyond their immediate experience.",
};

export const REAL_LIFE_RISK: CurriculumLine = {
  nation: "Northern Ireland",
  source:
    "Education (Curriculum Minimum Content) Order (Northern Ireland) 2007, Key Stage 4, Learning for Life and Work",
  url: "https://www.legislation.gov.uk/nisr/2007/46/schedule/2/part/6/made",
  words: "recognise, assess and manage risk in a range of real-life contexts;",
};

export const RIGHTS_OF_EMPLOYEES: CurriculumLine = {
  nation: "Northern Ireland",
  source: "CCEA, Financial Capability at Key Stage 4",
  url: "https://ccea.org.uk/learning-resources/financial-capability/post-primary/financial-capability-key-stage-4",
  words:
    "They learn about how the economy functions and the rights and responsibilities of consumers, employers and employees.",
};
