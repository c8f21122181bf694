import type { App, Deps } from '../deps.ts';

/** Whatever a write has queued is committed by the time it is answered. */
export function addMailWaking(app: App, { wakeMail }: Deps): void {
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') wakeMail();
  });
}
