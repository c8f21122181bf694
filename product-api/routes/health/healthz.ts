import { done } from '../../../shared/contracts/wire/auth.ts';
import type { Route } from '../../deps.ts';

export const healthzRoute: Route = (app) => {
  app.get('/healthz', { schema: { response: { 200: done } } }, async () => ({ ok: true as const }));
};
