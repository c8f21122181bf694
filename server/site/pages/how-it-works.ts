import { textPage } from '../text-page.ts';

const overview = 'overview';

/** The page shows an overview; its sub-pages are below it. */
export const source = textPage('how-it-works', 'How it works', (path) => {
  const [, slug] = path.split('/').filter((part) => part !== '');
  return slug === overview ? '' : (slug ?? overview);
});
