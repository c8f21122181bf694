import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Connections that keep coming without a pause are closed after this time; a busy machine needs it. */
const patienceMs = 2_500;
/** A turn of the event loop in which nothing was done is shorter. */
const quietTurnMs = 1;
/** No connection came for this long: the next one is not likely in the last turn. */
const quietMs = 40;

/**
 * Stops listening between two turns of the event loop, while no connection waits to be accepted:
 * the system resets those that wait. New ones are accepted first and answered after, so that no
 * request delays the turn. Resolves when the port is closed and the connections are with the
 * server.
 */
export async function closeListener(server: Server): Promise<void> {
  if (!server.listening) return;
  const held: Socket[] = [];
  const hold = (socket: Socket) => void held.push(socket);
  const handlers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', hold);

  const until = performance.now() + patienceMs;
  let isQuiet = false;
  let lastCame = performance.now();
  while (!isQuiet && performance.now() < until) {
    const before = held.length;
    const began = performance.now();
    await nextTurn();
    const now = performance.now();
    if (held.length > before) lastCame = now;
    isQuiet = now - lastCame >= quietMs && now - began < quietTurnMs;
  }
  server.close();

  server.removeListener('connection', hold);
  for (const handler of handlers) server.on('connection', (socket) => handler.call(server, socket));
  for (const socket of held) server.emit('connection', socket);
}
