/** What stands on every page of the chat with Ms. Sparkle, before it is opened. */
export const CHAT_ICON = {
  landmark: "Money guide",
  open: "Ask Ms. Sparkle",
  failed: {
    title: "Error",
    description: "The chat did not load. Please check your internet and try again.",
    tone: "destructive",
  },
} as const;
