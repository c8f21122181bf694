import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import t from 'tap';
import { z } from 'zod';
import { compileValidator } from './compile-validator.ts';

const headers = z.object({ 'x-colour': z.enum(['red', 'blue']).default('red') });

/** Responds with the headers that its handler sees. */
function echo() {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.get(
    '/',
    { schema: { headers, querystring: z.object({ page: z.coerce.number() }) } },
    (request) => ({
      seen: request.headers,
      areOwn: request.headers === request.raw.headers,
      page: request.query.page,
    }),
  );
  return app;
}

t.test('headers that fit stay as they came', async (t) => {
  const answer = await echo().inject({
    url: '/?page=2',
    headers: { 'x-colour': 'blue', 'x-other': 'kept' },
  });
  t.match(answer.json(), {
    seen: { 'x-colour': 'blue', 'x-other': 'kept' },
    areOwn: true,
    page: 2,
  });
});

t.test('headers that do not fit are refused', async (t) => {
  const answer = await echo().inject({ url: '/?page=2', headers: { 'x-colour': 'green' } });
  t.equal(answer.statusCode, 400);
});
