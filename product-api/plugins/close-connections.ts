import type { App } from '../deps.ts';

/** While the app closes, each answer ends its connection: a kept one would hold the close up. */
export function closeConnections(app: App): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
