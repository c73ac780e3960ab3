/** The name in the address by which the dashboard and the community know that the visitor comes from the first day. */
export const FIRST_DAY_SLOT = "first";

export const BACK_TO_FIRST_DAY = "Back to your first day";
