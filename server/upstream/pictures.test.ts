import t from 'tap';
import { startUpstream } from '../../tests/support/upstream.ts';
import { createPictures } from './pictures.ts';

const picture = '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp';

t.test('are read below the path that the product API has', async (t) => {
  const double = await startUpstream(t);
  double.take(`GET /base${picture}`, (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 2 }).end('ab');
  });
  const { dataUrl } = createPictures(`${double.url}/base`, Date.now);
  t.equal(await dataUrl([picture]), 'data:image/webp;base64,YWI=');
});

t.test('that come encoded, which was not asked for, are put into no page', async (t) => {
  const double = await startUpstream(t);
  double.take(`GET ${picture}`, (_request, response) => {
    const headers = { 'content-type': 'image/webp', 'content-length': 2 };
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end('ab');
  });
  t.equal(await createPictures(double.url, Date.now).dataUrl([picture]), null);
});

t.test(
  'that are too heavy give way to a lighter format; one that fails ends the search',
  async (t) => {
    const double = await startUpstream(t);
    const send = (name: string, bytes: number) =>
      double.take(`GET /media/${name}.webp`, (_request, response) => {
        const headers = { 'content-type': 'image/webp', 'content-length': bytes };
        response.writeHead(200, headers).end(Buffer.alloc(bytes));
      });
    send('small', 56 * 1024 + 1);
    send('thumbnail', 56 * 1024);
    double.take('GET /media/broken.webp', (_request, response) => response.destroy());
    const { dataUrl } = createPictures(double.url, Date.now);
    const light = await dataUrl(['/media/small.webp', '/media/thumbnail.webp']);
    t.equal(light, `data:image/webp;base64,${Buffer.alloc(56 * 1024).toString('base64')}`);
    t.equal(await dataUrl(['/media/small.webp']), null);
    t.equal(await dataUrl(['/media/broken.webp', '/media/thumbnail.webp']), null);
  },
);
