/** In the sheet of a phone, for somebody who is signed in. */
export const MENU_TILES = [
  { to: "/challenge-dashboard?tab=journal", label: "Journal", picture: "/art/goals.svg#book" },
  { to: "/shelf", label: "Shelf", picture: "/art/goals.svg#star" },
  { to: "/account", label: "Account", picture: "/art/characters/level-1.svg#money-master" },
] as const;
