/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of a hosted Supabase project; empty for the embedded backend on this origin. */
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
}
