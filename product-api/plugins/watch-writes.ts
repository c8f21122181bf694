import { isWriteRefused } from '../db/failures.ts';
import type { App } from '../deps.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the database has refused a write since `readyz` last wrote itself. */
    writes: { areRefused: boolean };
  }
}

/** Notes that the database refuses writes: its disk is full or read-only. */
export function watchWrites(app: App): void {
  const writes = { areRefused: false };
  app.decorate('writes', writes);
  app.addHook('onError', async (_request, _reply, error) => {
    if (isWriteRefused(error)) writes.areRefused = true;
  });
}
