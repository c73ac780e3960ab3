/*
 * Before the first paint of a signed-in page's frame: nobody without a session sees it, and no tab but the first is in it.
 * After that paint: the page's scripts are requested, of which the first asks for the page's data.
 */
try {
  var s = localStorage,
    tab =
      (/[?&]tab=(\w+)/.exec(location.search) || [])[1] ||
      s[location.pathname == "/community" ? "4mq_community_tab" : "4mq_dashboard_tab"];
  if (s["4mq_session"]) {
    document.documentElement.dataset.frame = /^(journal|challenges|undefined)$/.test(tab) ? "whole" : "head";
    addEventListener("load", function () {
      requestAnimationFrame(function () {
        setTimeout(function () {
          var later = document.querySelectorAll("link[rel=later]");
          for (var i = 0; i < later.length; i++) later[i].rel = "modulepreload";
          import(later[0].href).catch(function () {});
        });
      });
    });
  }
} catch {}
