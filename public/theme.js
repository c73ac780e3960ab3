try {
  var s = localStorage,
    t = s["4mq_theme"],
    d = document.documentElement.dataset;
  if (t == "dark" || t == "light") d.theme = t;
  if (/(4mq_(session|me|tracker|reading|players)|userEarnings),|4mq_quiz_/.test(Object.keys(s) + ","))
    d.known = "";
  if (/4mq_string/.test(Object.keys(s))) d.string = "";
} catch {}
addEventListener(
  "error",
  function (e) {
    if (e.target.type == "module") document.getElementById("late").hidden = false;
  },
  true,
);
