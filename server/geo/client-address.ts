import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { groupsOf } from './network-of.ts';
import { trustedPeers } from './trusted-peer.ts';

/**
 * The browser's address: the last one in X-Forwarded-For that no trusted proxy has, without port,
 * brackets, quotes or zone. An entry that is no address counts as the address of the proxy that
 * wrote it. '' for a connection that is gone.
 */
export function createClientAddress(
  trustProxy: boolean | string,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = trustedPeers(trustProxy);
  return ({ headers, socket }) => {
    let address = plainAddress(socket.remoteAddress ?? '') ?? '';
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    if (forwarded === '') return address;
    for (const entry of forwarded.split(',').reverse()) {
      const before = isTrusted(address) ? plainAddress(entry) : null;
      if (before === null) break;
      address = before;
    }
    return address;
  };
}

/** One key for all addresses of an IPv6 network of 64 bits, which is the least that people have. */
export function limitKeyOf({ address }: { readonly address: string }): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/;
const withPort = /^([\d.]+|(?:[\da-f]+:){7}[\da-f]+):\d{1,5}$/i;

/** null: not an address. */
function plainAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  const version = isIP(address);
  return version === 6 ? shortest(address) : version === 4 ? address : null;
}

/** One spelling for each IPv6 address; an IPv4 address inside one is written as such. */
function shortest(address: string): string {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
