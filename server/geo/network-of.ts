import { BlockList, isIP } from 'node:net';

/** Addresses that have no country: loopback, private and other reserved ones. */
const reserved = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  reserved.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  reserved.addSubnet(network, bits, 'ipv6');
}

/**
 * The network of an address: its first 24 bits, of IPv6 its first 48. Providers assign parts of
 * such networks, and few networks lie in two countries. null: not an address, or one without a
 * country.
 */
export function networkOf(address: string): string | null {
  const version = isIP(address);
  if (version !== 0 && reserved.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  if (version === 4) return address.split('.').slice(0, 3).join('.');
  return version === 6 ? groupsOf(address).slice(0, 3).join(':') : null;
}

/** The eight groups of an IPv6 address, each without leading zeros. */
export function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
