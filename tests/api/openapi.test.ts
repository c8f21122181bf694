import t from 'tap';
import { z } from 'zod';
import { api } from '../../shared/api/api.ts';
import { startBff } from '../support/bff.ts';

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()).min(1),
  responses: z
    .record(
      z.string().regex(/^(default|[1-5](\d\d|XX))$/),
      z.object({
        description: z.string(),
        /** A redirect alone has none. */
        content: z
          .object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) })
          .optional(),
      }),
    )
    .refine((responses) => '4XX' in responses && '5XX' in responses)
    .refine((responses) => '200' in responses || '303' in responses)
    .refine((responses) =>
      Object.entries(responses).every(([status, { content }]) => content || status === '303'),
    ),
  requestBody: z
    .object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
    .optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean().optional(),
        schema: z.record(z.string(), z.unknown()),
      }),
    )
    .optional(),
});

/** What the OpenAPI 3.1 specification asks of a document, as far as ours has any of it. */
const openApi = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.object({ title: z.string().min(1), version: z.string().min(1) }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
});

t.test('describes its whole API from the schemas that its routes run', async (t) => {
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
  t.match(paths['/api/auth/login']?.post?.requestBody?.content['application/json'].schema, {
    type: 'object',
    required: ['identifier', 'password'],
    additionalProperties: false,
  });
});

t.test('names every call by which the browser makes it, and no other', async (t) => {
  const bff = await startBff(t, { processorUrl: 'http://127.0.0.1:1' });
  const { paths } = openApi.parse((await bff.call('GET', '/api/docs/json')).json());
  const served = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [
      operationId,
      `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ]),
  );
  t.strictSame(Object.fromEntries(served), { ...api });
  t.equal(served.length, Object.keys(api).length, 'none twice');
});
