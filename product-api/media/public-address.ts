import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** IPv4 that is not reached over the internet: RFC 6890, multicast and reserved. */
const notPublic = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', bits] = network.split('/');
  notPublic.addSubnet(address, Number(bits));
}
/** Of the public part of IPv6: tunnels that lead to IPv4, and documentation. */
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = network.split('/');
  notPublic.addSubnet(address, Number(bits), 'ipv6');
}
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet, not of a machine or a network behind it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

export type Address = { readonly address: string; readonly family: number };

/** The addresses of a host; an empty list: it has none, or one of them is not public. */
export async function publicAddresses(host: string): Promise<readonly Address[]> {
  const family = isIP(host);
  const found =
    family === 0
      ? await lookup(host, { all: true, verbatim: true }).catch(() => [])
      : [{ address: host, family }];
  return found.every(({ address }) => isPublicAddress(address)) ? found : [];
}
