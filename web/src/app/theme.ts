export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const year = 31_536_000;

/** The page's theme: `data-theme` on its root, which the server sets from the cookie. */
export function readTheme(page: Document): Theme {
  const named = page.documentElement.dataset.theme;
  return themes.find((theme) => theme === named) ?? 'system';
}

/** Applies the theme, and stores it in the `theme` cookie. */
export function writeTheme(page: Document, theme: Theme): void {
  if (theme === 'system') delete page.documentElement.dataset.theme;
  else page.documentElement.dataset.theme = theme;
  const age = theme === 'system' ? 0 : year;
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  page.cookie = `theme=${theme}; path=/; max-age=${age}; samesite=lax${secure}`;
}
