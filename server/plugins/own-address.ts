/** Checks Host and Origin headers against the site's own address. */
export type OwnAddress = {
  /** `host`: a Host header. */
  isHost(host: string): boolean;
  /** `origin`: an Origin header, which browsers write in one form only. */
  isOrigin(origin: string): boolean;
};

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * PUBLIC_URL alone, and on loopback all names of this machine. A rebound name of another site
 * resolves to this server too, but is refused.
 */
export function ownAddress(publicUrl: string): OwnAddress {
  const { protocol, hostname, port } = new URL(publicUrl);
  const isLoopback = loopbackNames.includes(hostname) || hostname.startsWith('127.');
  const names = [hostname, ...(isLoopback ? loopbackNames : [])];
  const defaultPort = defaultPorts[protocol];
  const hosts = new Set(
    names.flatMap((name) => (port === '' ? [name, `${name}:${defaultPort}`] : `${name}:${port}`)),
  );
  const origins = new Set(
    names.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`),
  );
  return {
    isHost: (host) => hosts.has(host.toLowerCase()),
    isOrigin: (origin) => origins.has(origin),
  };
}

/**
 * The target of a request line without the site's own origin (RFC 9112, 3.2.2). Anything else stays
 * as it is: the path is checked in the form in which it was sent.
 */
export function ownPathOf(target: string, own: OwnAddress): string {
  if (target.startsWith('/')) return target;
  const [, origin, path = ''] = /^(https?:\/\/[^/?#@\\]+)([/?][^#]*)?$/i.exec(target) ?? [];
  if (origin === undefined || !URL.canParse(origin) || !own.isOrigin(new URL(origin).origin)) {
    return target;
  }
  return path.startsWith('/') ? path : `/${path}`;
}
