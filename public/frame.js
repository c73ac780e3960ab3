/*
 * Before the first paint of a signed-in page's frame: nobody without a session sees it, and no tab but the first is in it.
 * After that paint: the first of the page's scripts asks for its data, and the others are requested, a few at a time.
 * The build puts theme.js before it, because two files take longer than one.
 */
try {
  var store = localStorage,
    isCommunity = location.pathname.startsWith("/community"),
    // A tab of the dashboard is remembered with its day, and for that day (storage/lastTab.ts).
    seen = (store[isCommunity ? "4mq_community_tab" : "4mq_dashboard_tab"] || "").split(" "),
    isOver = seen[1] && seen[1] != new Date().toLocaleDateString("en-CA"),
    tab = (/[?&]tab=(\w+)/.exec(location.search) || [])[1] || (isOver ? "" : seen[0]);
  if (store["4mq_session"]) {
    document.documentElement.dataset.frame =
      !tab || tab == (isCommunity ? "challenges" : "journal") ? "whole" : "head";
    addEventListener("DOMContentLoaded", function () {
      requestAnimationFrame(function () {
        setTimeout(function () {
          var first = document.querySelector("link[rel=modulepreload]");
          request();
          if (first) import(first.href).catch(function () {});
        });
      });
    });
  }
} catch {}

function request() {
  var later = document.querySelectorAll("link[rel=later]");
  for (var i = 0; i < later.length && i < 6; i++) later[i].rel = "modulepreload";
  if (later[i]) setTimeout(request);
}
