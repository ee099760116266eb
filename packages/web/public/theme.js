// Before the first paint: the theme that was chosen, or the system's. A file of its own, because strict hosts forbid inline scripts.
(function () {
  let theme = 'system';
  try {
    theme = JSON.parse(localStorage.getItem('landsraad-settings') || '{}').theme || 'system';
  } catch {
    // Nothing stored: as the system likes it.
  }
  if (theme !== 'day' && theme !== 'night')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
  document.documentElement.dataset.theme = theme;
})();
