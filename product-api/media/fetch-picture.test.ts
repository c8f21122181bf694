import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { fetchPicture, PictureUnreachable } from './fetch-picture.ts';
import { isPublicAddress, publicAddresses } from './public-address.ts';

t.test('only addresses of the internet are public', (t) => {
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
    ...['2001::1', 'localhost', ''],
  ]) {
    t.notOk(isPublicAddress(address), address);
  }
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
    t.ok(isPublicAddress(address), address);
  }
  t.end();
});

t.test('names and numbers of this machine lead nowhere', async (t) => {
  for (const host of ['localhost', '127.0.0.1', '::1', 'no-such-host.invalid']) {
    t.same(await publicAddresses(host), [], host);
  }
  for (const url of [
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'http://2130706433/'],
    ...['http://0x7f.1/', 'http://[::ffff:127.0.0.1]/', 'file:///etc/passwd', 'ftp://a.example/'],
    ...['https://name:word@a.example/', 'data:image/png;base64,AA', 'no address'],
  ]) {
    const failure = await fetchPicture(url).catch((error: unknown) => error);
    t.ok(failure instanceof PictureUnreachable, url);
  }
});

t.test('a picture comes from the address that was checked, and so do redirects', async (t) => {
  const server = createServer((request, reply) => {
    const { url = '' } = request;
    if (url === '/picture') reply.end('bytes');
    else if (url === '/large') reply.end(Buffer.alloc(15 * 1024 * 1024 + 1));
    else if (url === '/inside') reply.writeHead(302, { location: 'http://inside.example/' }).end();
    else if (url === '/file') reply.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/moved') reply.writeHead(301, { location: '/picture' }).end();
    else if (url === '/loop') reply.writeHead(301, { location: '/loop' }).end();
    else reply.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return host === 'public.example' ? [{ address: '127.0.0.1', family: 4 }] : [];
  };
  const get = (path: string) => fetchPicture(`http://public.example:${port}${path}`, resolve);
  t.equal((await get('/picture')).toString(), 'bytes');
  t.same(asked, ['public.example'], 'resolved once');
  t.equal((await get('/moved')).toString(), 'bytes');
  const refusal = (path: string) => get(path).catch((error: Error) => error.message);
  t.match(await refusal('/inside'), /not a public one/);
  t.match(await refusal('/file'), /https/);
  t.match(await refusal('/loop'), /redirects too often/);
  t.match(await refusal('/large'), /15 MB/);
  t.match(await refusal('/none'), /404/);
});
