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
  t.equal(await dataUrl(picture), 'data:image/webp;base64,YWI=');
});

t.test('that come encoded, which nobody asked for, stand in no page', async (t) => {
  const double = await startUpstream(t);
  double.take(`GET ${picture}`, (_request, response) => {
    const headers = { 'content-type': 'image/webp', 'content-length': 2 };
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end('ab');
  });
  t.equal(await createPictures(double.url, Date.now).dataUrl(picture), null);
});
