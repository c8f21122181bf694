/** The bytes of a request for `url` with one thing that no browser sends. */
type Attack = (url: string, method: string) => string;

const end = 'Connection: close\r\n\r\n';
const get = (target: string, headers = 'Host: localhost\r\n') =>
  `GET ${target} HTTP/1.1\r\n${headers}${end}`;
const own = 'Host: localhost\r\nX-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
const post = (target: string, headers: string, body: string) =>
  `POST ${target} HTTP/1.1\r\n${own}Content-Type: application/json\r\n${headers}${end}${body}`;

/** Each is refused with a 4xx on every route and never reaches the upstream. */
export const refusedAttacks: Readonly<Record<string, Attack>> = {
  'dots before': (url) => get(`/..${url}`),
  'dots after': (url) => get(`${url}/../../api/users/me`),
  'encoded dots': (url) => get(`/%2e%2e${url}/%2e%2e/%2e%2e/api/users/me`),
  'encoded slashes': (url) => get(`${url}/..%2f..%2fapi%2fusers%2fme`),
  'encoded backslashes': (url) => get(`${url}/..%5c..%5capi%5cusers%5cme`),
  'doubly encoded': (url) => get(`${url}/%252e%252e%252fapi%252fusers%252fme`),
  'overlong UTF-8': (url) => get(`${url}/%c0%ae%c0%ae/x`),
  'a semicolon': (url) => get(`${url}/..;/api/users/me`),
  backslashes: (url) => get(`\\..\\..${url.replaceAll('/', '\\')}`),
  'two slashes': (url) => get(`/${url}`),
  'an encoded NUL': (url) => get(`${url}/%00`),
  'a NUL': (url) => get(`${url}\0`),
  'half a percent': (url) => get(`${url}/%`),
  'no percent': (url) => get(`${url}/%zz`),
  'no UTF-8': (url) => get(`${url}/\xff\xfe`),
  'a tab': (url) => get(`${url}\t/x`),
  'a space': (url) => get(`${url} /x`),
  'another origin': (url) => get(`http://evil.example${url}`),
  'another scheme': (url) => get(`file://${url}`),
  'no slash': (url) => get(url.slice(1) || 'x'),
  'an authority': () => get('evil.example:443'),
  'another host': (url) => get(url, 'Host: evil.example\r\n'),
  'two hosts': (url) => get(url, 'Host: localhost\r\nHost: evil.example\r\n'),
  'no host': (url) => get(url, ''),
  'an empty host': (url) => get(url, 'Host: \r\n'),
  'HTTP/1.0 without a host': (url) => `GET ${url} HTTP/1.0\r\n\r\n`,
  'HTTP/0.9': (url) => `GET ${url}\r\n\r\n`,
  'HTTP/9.9': (url) => `GET ${url} HTTP/9.9\r\nHost: localhost\r\n${end}`,
  'the preface of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a huge address': (url) => get(`${url}?${'x'.repeat(20_000)}`),
  'a huge header': (url) => get(url, `${own}X-Huge: ${'x'.repeat(20_000)}\r\n`),
  'a thousand headers': (url) => get(url, `${own}${'X-Many: 0123456789\r\n'.repeat(1_000)}`),
  'a space before the colon': (url) => get(url, `${own}X-Odd : 1\r\n`),
  'no colon': (url) => get(url, `${own}nonsense\r\n`),
  'a NUL in a header': (url) => get(url, `${own}X-Odd: a\0b\r\n`),
  'a bare CR in a header': (url) => get(url, `${own}X-Odd: a\rX-Other: b\r\n`),
  'a length and chunks': (url) =>
    post(url, 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nGET /x HTTP/1.1'),
  'chunks and a length': (url) =>
    post(url, 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '0\r\n\r\nGET /x HTTP/1.1'),
  'two lengths': (url) => post(url, 'Content-Length: 2\r\nContent-Length: 30\r\n', '{}'),
  'the same length twice': (url) => post(url, 'Content-Length: 2\r\nContent-Length: 2\r\n', '{}'),
  'a list of lengths': (url) => post(url, 'Content-Length: 2, 2\r\n', '{}'),
  'a length below nothing': (url) => post(url, 'Content-Length: -1\r\n', '{}'),
  'a length with a sign': (url) => post(url, 'Content-Length: +2\r\n', '{}'),
  'a length in hex': (url) => post(url, 'Content-Length: 0x2\r\n', '{}'),
  'a space before the coding': (url) => post(url, 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
  'an unknown coding': (url) => post(url, 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
  'chunks not last': (url) => post(url, 'Transfer-Encoding: chunked, gzip\r\n', '0\r\n\r\n'),
  'a chunk of no size': (url) =>
    post(url, 'Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk of a huge size': (url) =>
    post(url, 'Transfer-Encoding: chunked\r\n', 'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  'no header of the site': (url) =>
    `POST ${url} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n${end}{}`,
  'an unknown method': (url) => `FOO ${url} HTTP/1.1\r\nHost: localhost\r\n${end}`,
  'a small method': (url) => `get ${url} HTTP/1.1\r\nHost: localhost\r\n${end}`,
  TRACE: (url) => `TRACE ${url} HTTP/1.1\r\nHost: localhost\r\n${end}`,
  PROPFIND: (url) => `PROPFIND ${url} HTTP/1.1\r\nHost: localhost\r\n${end}`,
  CONNECT: () => `CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n${end}`,
  'an unknown expectation': (url) => get(url, `${own}Expect: nonsense\r\n`),
};

/** RFC 9112 lets a server accept these: they may be served, but only as what they are. */
export const toleratedAttacks: Readonly<Record<string, Attack>> = {
  'a folded header': (url) => get(url, `${own}X-Folded: a\r\n b\r\n`),
  'bare line feeds': (url) => get(url).replaceAll('\r\n', '\n'),
  'empty lines before': (url) => `\r\n\r\n${get(url)}`,
  'an upgrade': (url) => get(url, `${own}Upgrade: h2c\r\nConnection: upgrade\r\n`),
  'a body with GET': (url) => `${get(url, `${own}Content-Length: 2\r\n`)}{}`,
  'a range without end': (url) => get(url, `${own}Range: bytes=0-,0-,0-,0-\r\n`),
};
