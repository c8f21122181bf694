import type { App, Deps } from '../deps.ts';

/** Whatever a write has queued, mail to send or money to move, is committed when it is answered. */
export function flushQueues(app: App, { flushOutbox, flushPaymentTasks }: Deps): void {
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    flushOutbox();
    flushPaymentTasks();
  });
}
