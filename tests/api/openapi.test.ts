import { randomUUID } from 'node:crypto';
import t from 'tap';
import { z } from 'zod';
import { readConfig } from '../../server/config.ts';
import { api } from '../../shared/api/api.ts';
import { methodOf } from '../../shared/desk/operation.ts';
import { operationPath } from '../../shared/desk/operation-path.ts';
import { contractOf, operationNames } from '../../shared/desk/operations.ts';
import { startBff } from '../support/bff.ts';

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));

const operation = z.object({
  operationId: z.string().min(1),
  summary: z.string().regex(/^[A-Z].{2,60}[^.]$/),
  tags: z.tuple([z.string()]),
  security: z.array(z.partialRecord(z.enum(['session', 'csrf']), z.tuple([]))),
  responses: z
    .record(
      z.string().regex(/^(default|[1-5](\d\d|XX))$/),
      z.object({
        description: z.string().refine((text) => text !== 'Default Response'),
        /** A redirect has no content. */
        content: content.optional(),
      }),
    )
    .refine((responses) => '4XX' in responses && '5XX' in responses)
    .refine((responses) => '200' in responses || '303' in responses)
    .refine((responses) =>
      Object.entries(responses).every(([status, { content }]) => content || status === '303'),
    ),
  requestBody: z.object({ content }).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
});

/** The parts of the OpenAPI 3.1 specification that our document uses. */
const openApi = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  servers: z.tuple([z.object({ url: z.url() })]),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
});

t.test('describes the API with valid operations, references and schemas', async (t) => {
  const bff = await startBff(t);
  const answer = await bff.call('GET', '/api/docs/json');
  t.equal(answer.statusCode, 200);
  const read = openApi.safeParse(answer.json());
  t.strictSame(read.error?.issues ?? [], []);
  const { paths } = read.data!;
  for (const path of [
    '/api/session',
    '/api/auth/login',
    '/api/auth/register',
    '/api/auth/logout',
    '/api/home',
    '/api/artworks',
    '/api/artworks/{id}',
    '/api/bids',
    '/api/purchases',
    '/api/asks',
    '/api/sales',
    '/api/account/orders/{id}',
  ]) {
    t.ok(paths[path], path);
  }
  t.notOk(
    Object.keys(paths).some((path) => !path.startsWith('/api/')),
    'pages are no part of it',
  );
  for (const [path, operations] of Object.entries(paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const one of Object.values(operations)) {
      const declared = (one?.parameters ?? []).filter((each) => each.in === 'path');
      t.strictSame(
        declared.map(({ name }) => name),
        named,
        path,
      );
    }
  }
  const text = answer.body;
  for (const [, ref] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = (ref ?? '')
      .split('/')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        answer.json(),
      );
    t.ok(target, `${ref} is there`);
  }
  t.match(paths['/api/auth/login']?.post?.requestBody?.content['application/json']?.schema, {
    type: 'object',
    required: ['identifier', 'password'],
    additionalProperties: false,
  });
});

t.test(
  'lists every call in the table of calls and every operation of the desk, and no other',
  async (t) => {
    const bff = await startBff(t, { processorUrl: 'http://127.0.0.1:1' });
    const { paths } = openApi.parse((await bff.call('GET', '/api/docs/json')).json());
    const served = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => [
        operationId,
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ]),
    );
    const desk = served.filter(([, call]) => call?.includes(' /api/desk/'));
    const operations = operationNames.filter((name) => !contractOf(name).isCommandOnly);
    for (const name of operations) {
      const method = methodOf(contractOf(name));
      t.ok(
        desk.some(([, call]) => call === `${method} ${operationPath(name)}`),
        name,
      );
    }
    const others = served.filter(([id]) => id !== undefined && id in api);
    t.strictSame(Object.fromEntries(others), { ...api });
    t.equal(served.length, Object.keys(api).length + operations.length, 'none twice');
  },
);

t.test('gives the security requirements of each call', async (t) => {
  const bff = await startBff(t);
  const { paths } = openApi.parse((await bff.call('GET', '/api/docs/json')).json());
  const needed = (path: string, method: 'get' | 'post' | 'put') =>
    paths[path]?.[method]?.security.map((one) => Object.keys(one));
  t.strictSame(needed('/api/artworks/{id}', 'get'), []);
  t.strictSame(needed('/api/account/orders/{id}', 'get'), [['session']]);
  t.strictSame(needed('/api/session', 'get'), [[], ['session']]);
  t.strictSame(needed('/api/auth/login', 'post'), [['csrf']]);
  t.strictSame(needed('/api/bids', 'post'), [['session', 'csrf']]);
  t.strictSame(needed('/api/place', 'put'), [['csrf'], ['session', 'csrf']]);
  t.strictSame(needed('/api/connect/apple/callback', 'post'), [], 'a form of another site');

  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { security }] of Object.entries(operations)) {
      if (!security.some((one) => 'session' in one) || security.length > 1) continue;
      const url = path.replace(/\{documentId\}/, randomUUID()).replaceAll(/\{\w+\}/g, '1');
      const answer = await bff.call(method.toUpperCase() as 'GET', url);
      t.match(answer.json(), { error: { code: 'auth.required' } }, `${method} ${path}`);
    }
  }
});

t.test('describes idempotency keys, form fields and media types of files', async (t) => {
  const bff = await startBff(t);
  const { paths } = openApi.parse((await bff.call('GET', '/api/docs/json')).json());
  const keyOf = (path: string) =>
    paths[path]?.post?.parameters?.find(({ name }) => name === 'idempotency-key');
  for (const path of ['/api/bids', '/api/asks', '/api/purchases', '/api/sales']) {
    t.match(keyOf(path), { in: 'header', required: true, description: /8 to 100/ }, path);
  }
  t.match(keyOf('/api/submissions/works'), { required: false });
  t.match(paths['/api/submissions/works']?.post?.requestBody?.content['multipart/form-data'], {
    schema: { properties: { name: {}, images: { type: 'array' } } },
  });
  t.match(paths['/api/releases/{id}/calendar.ics']?.get?.responses['200']?.content, {
    'text/calendar': { schema: { type: 'string' } },
  });
});

t.test('names the schemas that calls share, and no unused ones', async (t) => {
  const bff = await startBff(t);
  const document = (await bff.call('GET', '/api/docs/json')).json();
  const names = Object.keys(document.components.schemas);
  for (const name of ['Money', 'ErrorBody', 'ArtworkCard', 'ArtworkView', 'PlacedBid']) {
    t.ok(names.includes(name), name);
  }
  const { schemas } = document.components;
  t.match(schemas.BookPrice.properties.price, { $ref: '#/components/schemas/Money' });
  const text = JSON.stringify(document);
  for (const name of names) {
    t.ok(text.includes(`"#/components/schemas/${name}"`), `${name} is used`);
  }
});

t.test('leaves sandbox calls out of the production document', async (t) => {
  const read = async (options: Parameters<typeof startBff>[1]) => {
    const bff = await startBff(t, options);
    return openApi.parse((await bff.call('GET', '/api/docs/json')).json());
  };
  const { sandbox: isSandbox } = readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://deckle.example',
  });
  const production = await read({
    isHttps: true,
    config: { publicUrl: 'https://deckle.example', trustProxy: false, sandbox: isSandbox },
  });
  t.equal(isSandbox, false);
  t.equal(production.servers[0].url, 'https://deckle.example');
  t.strictSame(
    Object.keys(production.paths).filter((path) => path.includes('sandbox')),
    [],
  );
  t.notOk(production.tags.some(({ name }) => name === 'sandbox'));

  const sandbox = await read({ processorUrl: 'http://127.0.0.1:1' });
  t.ok(sandbox.paths['/api/sandbox/cards']?.post);
  t.ok(sandbox.tags.some(({ name }) => name === 'sandbox'));
  const tags = Object.values(sandbox.paths).flatMap((path) =>
    Object.values(path).flatMap((one) => one.tags),
  );
  t.strictSame(sandbox.tags.map(({ name }) => name).sort(), [...new Set(tags)].sort());
});
