import "./styles/index.css";

/**
 * The prerendered page is readable without scripts, so they wait for it: first the words and the fonts, then React.
 * The empty shell of a signed-in page has nothing to wait for.
 */
const start = () => void import("./main");
const prerendered = document.getElementById("root")?.dataset.path !== undefined;

if (!prerendered || document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
