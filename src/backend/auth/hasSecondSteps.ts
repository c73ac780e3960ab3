/** False on the embedded backend. A file of its own, because the account page loads the rest of two-step verification late. */
export const hasSecondSteps = (): boolean => Boolean(import.meta.env.VITE_SUPABASE_URL);
