// Before anything is painted: light or dark, as chosen in this browser (src/app/theme.svelte.ts does the rest).
try {
  var theme = JSON.parse(localStorage.getItem("parlor.settings") || "{}").theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch (error) {
  // Storage is switched off: the device decides.
}
