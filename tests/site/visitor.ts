/** Names the visitor of one request, whom the forms count: on this network every test has the same address. */
export const VISITOR_HEADER = "x-test-visitor";
