import { type ClientRoute, clientRouteAt } from '../../../shared/domain/client-routes.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

/** Every page of the site. Its address stands in shared/domain/client-routes.ts. */
export const pages: Partial<Record<ClientRoute, LazyPage>> = {
  home: lazyPage(() => import('../features/home/pages/home-page.tsx'), 'HomePage'),
  artworks: lazyPage(() => import('../features/artworks/pages/artworks-page.tsx'), 'ArtworksPage'),
  artwork: lazyPage(() => import('../features/artwork/pages/artwork-page.tsx'), 'ArtworkPage'),
};

/** Loads the code of the page at an address of this site, query and hash aside. */
export async function preloadPage(to: string): Promise<void> {
  const path = to.split(/[?#]/)[0] ?? '/';
  const route = clientRouteAt(path);
  if (route) await pages[route]?.preload();
}
