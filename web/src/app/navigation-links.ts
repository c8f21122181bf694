import { clientRoutes } from '../../../shared/domain/client-routes.ts';

export const mainLinks = [
  { label: 'Artworks', to: clientRoutes.artworks },
  { label: 'Releases', to: clientRoutes.releases },
] as const;

export const accountLinks = [
  { label: 'Buying', to: clientRoutes.buying },
  { label: 'Selling', to: clientRoutes.selling },
  { label: 'Payment', to: clientRoutes.payment },
  { label: 'Password', to: clientRoutes.changePassword },
] as const;
