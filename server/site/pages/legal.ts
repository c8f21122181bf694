import { textPage } from '../text-page.ts';

/** Each legal text has its own path. */
export const source = textPage('legal', 'Legal', (path) => path.replaceAll('/', ''));
