import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Why a connection was aborted, for the log line of the request that was on it. */
type AbortReason = { readonly status: number; readonly cause: string };
type OpenRequest = { readonly incoming: IncomingMessage; readonly response: ServerResponse };

const openOn = new WeakMap<Duplex, Set<OpenRequest>>();
const slowUploads = new WeakMap<Duplex, IncomingMessage>();
const abortReasons = new WeakMap<Duplex, AbortReason>();

/** The request counts as open on its connection until what this returns is called. */
export function openRequest(incoming: IncomingMessage, response: ServerResponse): () => void {
  const { socket } = incoming;
  const request = { incoming, response };
  const all = openOn.get(socket) ?? new Set();
  openOn.set(socket, all.add(request));
  return () => void all.delete(request);
}

/** The oldest request on a connection that has not been answered to its end. */
export function oldestOpenOn(socket: Duplex): OpenRequest | null {
  const [oldest = null] = openOn.get(socket) ?? [];
  return oldest;
}

/** Lets a body take longer than the server allows others: its route sets the limits. */
export function allowSlowUpload(incoming: IncomingMessage): void {
  slowUploads.set(incoming.socket, incoming);
}

/** Whether an upload that may be slow is still coming on this connection. */
export function hasSlowUpload(socket: Duplex): boolean {
  return slowUploads.get(socket)?.complete === false;
}

export function setAbortReason(socket: Duplex, reason: AbortReason): void {
  abortReasons.set(socket, reason);
}

export function abortReasonOf(socket: Duplex): AbortReason | null {
  return abortReasons.get(socket) ?? null;
}
