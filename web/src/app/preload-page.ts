import { pages } from 'virtual:pages';
import { pageAt } from '../../../shared/domain/client-routes.ts';

/** Loads the code of the page at an address of this site; query and hash are ignored. */
export async function preloadPage(to: string): Promise<void> {
  const name = pageAt(to.split(/[?#]/)[0] ?? '/');
  if (name) await pages[name].preload();
}
