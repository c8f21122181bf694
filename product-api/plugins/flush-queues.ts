import type { App, Deps } from '../deps.ts';

/** A write has committed when it is answered: send its mail and start its payments. */
export function flushQueues(app: App, { flushOutbox, flushPaymentTasks }: Deps): void {
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    flushOutbox();
    flushPaymentTasks();
  });
}
