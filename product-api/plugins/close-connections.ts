import type { App } from '../deps.ts';

/**
 * While the app closes, each answer closes its connection: kept-alive ones would delay the close.
 */
export function closeConnections(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
