import { textPage } from '../text-page.ts';

/** Each legal text stands at its own name. */
export const source = textPage('legal', 'Legal', (path) => path.replaceAll('/', ''));
