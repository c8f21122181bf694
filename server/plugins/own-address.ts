/** Where the site is, as the Host and Origin headers of requests that mean it say it. */
export type OwnAddress = {
  /** `host`: a Host header. */
  isHost(host: string): boolean;
  /** `origin`: an Origin header, which browsers write in one way only. */
  isOrigin(origin: string): boolean;
};

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * PUBLIC_URL alone, and on loopback the names that all mean this machine: a name that merely leads
 * here, as a rebound one of another site does, is not the site's.
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
 * What a request line asks for, without the site's own origin before it (RFC 9112, 3.2.2); all else
 * is left as it is. The path is not touched: it is judged by how it was written.
 */
export function ownPathOf(target: string, own: OwnAddress): string {
  if (target.startsWith('/')) return target;
  const [, origin, path = ''] = /^(https?:\/\/[^/?#@\\]+)([/?][^#]*)?$/i.exec(target) ?? [];
  if (origin === undefined || !URL.canParse(origin) || !own.isOrigin(new URL(origin).origin)) {
    return target;
  }
  return path.startsWith('/') ? path : `/${path}`;
}
