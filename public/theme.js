/* Before the first paint: the theme chosen in the footer. */
try {
  var t = localStorage.getItem("4mq_theme");
  if (t === "dark" || t === "light") document.documentElement.dataset.theme = t;
} catch {}
