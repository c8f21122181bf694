import Fastify from 'fastify';
import t from 'tap';
import { errorHandler } from './error-handler.ts';
import { loadShedding } from './load-shedding.ts';

t.test('refuses at once what would only be answered too late', async (t) => {
  const app = Fastify();
  t.teardown(() => app.close());
  await app.register(errorHandler);
  await app.register(loadShedding, { maxEventLoopDelay: 50 });
  app.get('/work', async () => ({ ok: true }));
  app.get('/alive', { config: { pressureHandler: () => undefined } }, async () => ({ ok: true }));
  t.equal((await app.inject('/work')).statusCode, 200);

  const until = Date.now() + 1_200;
  while (Date.now() < until) {
    const blocked = Date.now() + 200;
    while (Date.now() < blocked);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const refused = await app.inject('/work');
  t.equal(refused.statusCode, 503);
  t.equal(refused.json().error.code, 'overloaded');
  t.equal(refused.headers['retry-after'], '2');
  t.equal((await app.inject('/alive')).statusCode, 200);
});
