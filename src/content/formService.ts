/** @param host The domain of the company that collects the forms, if there is one. @returns the sentence about it. */
export const viaService = (host: string | undefined): string | undefined =>
  host && `The form reaches us through ${host}, a company that works for us.`;

/** The reason for refusing a name with one of these signs. */
export const NAME_SIGNS = "Please leave out these signs: , ; < >";
