// Before anything is painted, so that nobody who chose the dark is dazzled. The rest is in src/lib/settings.svelte.ts.
try {
  var told = JSON.parse(localStorage.getItem('kade-settings') || '{}');
  var dark = told.theme === 'dark' || (told.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (told.safe) document.documentElement.dataset.palette = 'safe';
} catch (error) {
  // A browser that keeps nothing gets the light page.
}
