import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { wireComments, wireDocuments } from '../../../shared/contracts/wire/listings.ts';
import { documentsAtMost } from '../../../shared/domain/ask-documents.ts';
import {
  askBody,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { formOf, pictureFile } from '../../../tests/support/form.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { asks } from '../../db/schema/market.ts';

const api = await startTestProductApi(t);
const { app, db, deps } = api;
const [main = 0] = api.catalogue.editionIds;
const user = await createUser(db);
const seller = clientOf(api, user);
const other = await createUser(db);
const operator = await createUser(db, { roles: ['owner'] });
const picture = await pictureFile();
const draft = await seller('POST', '/api/asks', { body: askBody(main, 300_00) });
const askId: number = draft.body.data.id;
const url = `/api/asks/${askId}/documents`;
const kept = () => readdirSync(join(deps.dataDir, 'uploads')).length;

async function send(
  files: Blob | Blob[],
  query = 'type=coa',
  by = user,
  to = url,
  key: string | null = null,
) {
  const { headers, payload } = await formOf({ files });
  return app.inject({
    method: 'POST',
    url: `${to}?${query}`,
    headers: {
      ...headers,
      authorization: by.bearer,
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload,
  });
}

t.test('keeps documents by kind, and gives them to their owner and to operators', async (t) => {
  t.equal((await send(picture)).statusCode, 200);
  const answer = await send([picture, picture], 'type=provenence');
  const { data } = wireDocuments.parse(answer.json());
  t.same(data.map(({ kind }) => kind).sort(), ['coa', 'provenence', 'provenence']);
  t.same(wireDocuments.parse((await seller('GET', url)).body).data, data);
  const one = `${url}/${data[0]!.id}`;
  const get = (bearer: string) => app.inject({ url: one, headers: { authorization: bearer } });
  const mine = await get(user.bearer);
  t.same(mine.rawPayload, Buffer.from(await picture.arrayBuffer()));
  t.match(mine.headers, {
    'content-type': 'image/png',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  t.equal((await get(operator.bearer)).statusCode, 200);
  t.equal((await get(other.bearer)).statusCode, 404);
  t.equal((await app.inject({ url: one })).statusCode, 401);
});

t.test('keeps a document once that is sent again under its key', async (t) => {
  const ask = await seller('POST', '/api/asks', { body: askBody(main, 310_00) });
  const to = `/api/asks/${ask.body.data.id}/documents`;
  const before = kept();
  const first = await send(picture, 'type=coa', user, to, 'document-1');
  t.equal(first.statusCode, 200);
  const again = await send(picture, 'type=coa', user, to, 'document-1');
  t.same(again.json(), first.json());
  t.equal(wireDocuments.parse(again.json()).data.length, 1);
  const other = await send(picture, 'type=artwork', user, to, 'document-1');
  t.match(other.json().error.details, { code: 'request.key-reused' }, 'of another kind');
  const all = await Promise.all(
    Array.from({ length: 10 }, () => send(picture, 'type=artwork', user, to, 'document-2')),
  );
  for (const answer of all.filter(({ statusCode }) => statusCode !== 200)) {
    t.match(answer.json().error.details, { code: 'request.in-progress' });
  }
  const { data } = wireDocuments.parse((await seller('GET', to)).body);
  t.same(data.map(({ kind }) => kind).sort(), ['artwork', 'coa']);
  t.equal(kept(), before + 2, 'with one file each');
  await seller('POST', `${to}?clearFiles=true`);
  t.equal(kept(), before);
});

t.test('strips marks that turn text around from a file’s name', async (t) => {
  const { headers, payload } = await formOf({ files: picture });
  const sentName = Buffer.from('fdp.\u202egnp\u2066.exe').toString('latin1');
  const answer = await app.inject({
    method: 'POST',
    url: `${url}?type=artwork`,
    headers: { ...headers, authorization: user.bearer },
    payload: Buffer.from(payload.toString('latin1').replace('files.png', sentName), 'latin1'),
  });
  const { data } = wireDocuments.parse(answer.json());
  t.match(
    data.filter(({ kind }) => kind === 'artwork'),
    [{ name: 'fdp.gnp.exe' }],
  );
});

t.test('refuses invalid documents, and stores nothing', async (t) => {
  const before = kept();
  const script = new Blob(['<script>'], { type: 'image/png' });
  t.equal((await send(script)).statusCode, 400);
  t.equal((await send([])).statusCode, 400);
  t.equal((await send(picture, 'type=passport')).statusCode, 400);
  t.equal((await send(picture, '')).statusCode, 400);
  t.equal((await send(picture, 'type=coa', other)).statusCode, 404);
  t.equal((await send(picture, 'type=coa', user, '/api/asks/99999/documents')).statusCode, 404);
  t.equal(kept(), before);
  const full = Array.from({ length: 10 }, () => picture);
  t.equal((await send(full)).statusCode, 200);
  t.match((await send(full)).json(), {
    error: { message: `At most ${documentsAtMost} files a listing` },
  });
  t.equal(kept(), before + 10);
});

t.test('refuses a field beside its files, and keeps nothing of the form', async (t) => {
  const before = kept();
  const { headers, payload } = await formOf({ files: picture, status: 'Approved' });
  const answer = await app.inject({
    method: 'POST',
    url: `${url}?type=coa`,
    headers: { ...headers, authorization: user.bearer },
    payload,
  });
  t.equal(answer.statusCode, 400);
  t.match(answer.json().error.message, 'status');
  t.equal(kept(), before);
});

t.test('takes documents away: one, a kind, all, with their files', async (t) => {
  const { data } = wireDocuments.parse((await seller('GET', url)).body);
  const one = `${url}/${data.find(({ kind }) => kind === 'provenence')!.id}`;
  t.equal((await clientOf(api, other)('DELETE', one)).status, 404);
  t.equal((await seller('DELETE', one)).body.data.length, data.length - 1);
  t.equal((await seller('DELETE', one)).status, 404);
  const left = await seller('POST', `${url}?clearFiles=true&type=coa`);
  t.match(left.body.data, [{ kind: 'provenence' }]);
  t.same((await seller('POST', `${url}?clearFiles=true`)).body.data, []);
  t.equal(kept(), 0);
  t.equal((await seller('POST', `${url}?clearFiles=yes`)).status, 400);
});

t.test('keeps comments field by field', async (t) => {
  const comment = (body: object, who = seller) =>
    who('POST', `/api/asks/${askId}/comments`, { body });
  await comment({ coaComments: 'Signed on the back' });
  const both = wireComments.parse((await comment({ provenenceComments: 'From the artist' })).body);
  t.same(both.data, { coaComments: 'Signed on the back', provenenceComments: 'From the artist' });
  t.equal((await comment({ reason: 'x' })).status, 400);
  t.equal((await comment({ coaComments: 'x'.repeat(2001) })).status, 400);
  t.equal((await comment({ coaComments: 'mine' }, clientOf(api, other))).status, 404);
  const [ask] = await db.select().from(asks).where(eq(asks.id, askId));
  t.same(ask!.comments, both.data);
});

t.test('the documents of an approved listing cannot change', async (t) => {
  const id = await listOverHttp(api, seller, main, 280_00);
  const approved = `/api/asks/${id}/documents`;
  t.match((await send(picture, 'type=coa', user, approved)).json(), {
    error: { details: { code: 'trade.wrong-status' } },
  });
  t.equal((await seller('POST', `${approved}?clearFiles=true`)).status, 409);
  t.equal(kept(), 0);
});
