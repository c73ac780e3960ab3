/** Stands beside every buying button until the owner sets a shop link (README, "Before you launch"). */
export const BUY_NOTE = "Not on sale here yet";
