import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Why a connection was aborted, for the log line of its request. */
type AbortReason = { readonly status: number; readonly cause: string };
type OpenRequest = { readonly incoming: IncomingMessage; readonly response: ServerResponse };

const openOn = new WeakMap<Duplex, Set<OpenRequest>>();
const slowUploads = new WeakMap<Duplex, IncomingMessage>();
const abortReasons = new WeakMap<Duplex, AbortReason>();

/** Counts the request as open on its connection until the returned function is called. */
export function openRequest(incoming: IncomingMessage, response: ServerResponse): () => void {
  const { socket } = incoming;
  const request = { incoming, response };
  const all = openOn.get(socket) ?? new Set();
  openOn.set(socket, all.add(request));
  return () => void all.delete(request);
}

/** The oldest request on a connection that is not answered completely. */
export function oldestOpenOn(socket: Duplex): OpenRequest | null {
  const [oldest = null] = openOn.get(socket) ?? [];
  return oldest;
}

/** Lets a body take longer than the server's limit: its route limits it. */
export function allowSlowUpload(incoming: IncomingMessage): void {
  slowUploads.set(incoming.socket, incoming);
}

/** Whether a slow upload is still arriving on this connection. */
export function hasSlowUpload(socket: Duplex): boolean {
  return slowUploads.get(socket)?.complete === false;
}

export function setAbortReason(socket: Duplex, reason: AbortReason): void {
  abortReasons.set(socket, reason);
}

export function abortReasonOf(socket: Duplex): AbortReason | null {
  return abortReasons.get(socket) ?? null;
}
