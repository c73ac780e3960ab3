import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useAuth } from "./auth";

it("names the provider that a component outside it lacks", () => {
  const Status = () => useAuth().status;
  expect(() => renderToStaticMarkup(<Status />)).toThrow("useAuth must be used within an AuthProvider");
});
