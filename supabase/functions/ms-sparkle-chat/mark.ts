/**
 * The header by which the site knows the guide's own answers: her payload (specification part 1, section 7) has no more
 * than a message, as has the refusal of many a filter.
 */
export const MARK = { name: "X-Guide", value: "ms-sparkle" };

/** Another origin's page may read only the headers that are named here. */
export const MARK_HEADERS = { [MARK.name]: MARK.value, "Access-Control-Expose-Headers": MARK.name };
