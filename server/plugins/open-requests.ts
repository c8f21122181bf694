import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What broke a connection, for the log line of the request that it broke. */
type Breakage = { readonly status: number; readonly cause: string };
type Open = { readonly incoming: IncomingMessage; readonly response: ServerResponse };

const openOn = new WeakMap<Duplex, Set<Open>>();
const patient = new WeakMap<Duplex, IncomingMessage>();
const breakages = new WeakMap<Duplex, Breakage>();

/** The request stands as open on its connection until what this returns is called. */
export function holdOpen(incoming: IncomingMessage, response: ServerResponse): () => void {
  const { socket } = incoming;
  const open = { incoming, response };
  const all = openOn.get(socket) ?? new Set();
  openOn.set(socket, all.add(open));
  return () => void all.delete(open);
}

/** The oldest request on a connection that has not been answered to its end. */
export function oldestOn(socket: Duplex): Open | null {
  const [oldest = null] = openOn.get(socket) ?? [];
  return oldest;
}

/** Its body may come for longer than others: the route that takes it looks after that itself. */
export function letTakeItsTime(incoming: IncomingMessage): void {
  patient.set(incoming.socket, incoming);
}

/** Whether a request that may take its time is still coming on this connection. */
export function takesItsTime(socket: Duplex): boolean {
  return patient.get(socket)?.complete === false;
}

export function breakOff(socket: Duplex, breakage: Breakage): void {
  breakages.set(socket, breakage);
}

export function breakageOf(socket: Duplex): Breakage | null {
  return breakages.get(socket) ?? null;
}
