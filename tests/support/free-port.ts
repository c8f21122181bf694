import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A free port of `host` that the system gives to no outgoing connection (Linux takes 32768 and
 * above), so that it is still free when a server has started up.
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 22_000);
    const probe = createServer().listen(port, host);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
