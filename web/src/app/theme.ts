export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const year = 31_536_000;

/** What the page is shown in: `data-theme` on its root, set by the server from the cookie. */
export function readTheme(page: Document): Theme {
  const named = page.documentElement.dataset.theme;
  return themes.find((theme) => theme === named) ?? 'system';
}

/** Shows the page so, and keeps it in the `theme` cookie. */
export function writeTheme(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset.theme;
  else page.documentElement.dataset.theme = theme;
  const age = theme === 'system' ? 0 : year;
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  page.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax${secure}`;
}
