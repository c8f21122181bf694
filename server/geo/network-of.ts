import { isIP } from 'node:net';

/**
 * The network that an address belongs to: its first 24 bits, of IPv6 its first 48. Providers give
 * their customers parts of such a network; hardly any lies in two countries. null: no address.
 */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 4) return plain.split('.').slice(0, 3).join('.');
  return version === 6 ? groupsOf(plain).slice(0, 3).join(':') : null;
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
}
