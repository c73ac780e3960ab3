/* Before the first paint of a signed-in page's frame: nobody without a session sees it, and no tab but the first is in it. */
try {
  var s = localStorage,
    tab =
      (/[?&]tab=(\w+)/.exec(location.search) || [])[1] ||
      s[location.pathname == "/community" ? "4mq_community_tab" : "4mq_dashboard_tab"];
  if (s["4mq_session"])
    document.documentElement.dataset.frame = /^(journal|challenges|undefined)$/.test(tab) ? "whole" : "head";
} catch {}
