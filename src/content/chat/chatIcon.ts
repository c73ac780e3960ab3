/** The part of the chat that is on every page, before the chat is opened. */
export const CHAT_ICON = {
  landmark: "Money guide",
  open: "Ask Ms. Sparkle",
  failed: {
    title: "Error",
    description: "The chat did not load. Please check your internet connection and try again.",
    tone: "destructive",
  },
} as const;
