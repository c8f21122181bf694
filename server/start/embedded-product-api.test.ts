import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import t from 'tap';
import { startEmbeddedProductApi } from './embedded-product-api.ts';

const entry = fileURLToPath(import.meta.resolve('../../tests/support/embedded-double.ts'));
const log = pino({ level: 'silent' });

const pidAt = async (url: string): Promise<number> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return ((await answer.json()) as { pid: number }).pid;
    await sleep(50);
  }
  throw new Error('never came back');
};

t.test('tells of each step, and is ready at an address of its own', async (t) => {
  const steps: string[] = [];
  const started = startEmbeddedProductApi({
    entry,
    environment: {},
    log,
    onStep: (step) => steps.push(step),
  });
  const { url, stop } = await started.ready;
  t.teardown(stop);
  t.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
  t.ok(await pidAt(url));
  t.strictSame(steps, ['database.starting']);
});

t.test('comes back at the same address when it dies', async (t) => {
  const { ready } = startEmbeddedProductApi({
    entry,
    environment: {},
    log,
    onStep: () => undefined,
  });
  const { url, stop } = await ready;
  t.teardown(stop);
  const before = await pidAt(url);
  await fetch(`${url}/die`).catch(() => undefined);
  t.not(await pidAt(url), before);
});

t.test('stops when told, and stays stopped', async (t) => {
  const { ready } = startEmbeddedProductApi({
    entry,
    environment: {},
    log,
    onStep: () => undefined,
  });
  const { url, stop } = await ready;
  await stop();
  await sleep(400);
  await t.rejects(fetch(url));
  await stop();
});

t.test('one that cannot start is told, not tried for ever', async (t) => {
  const { ready } = startEmbeddedProductApi({
    entry,
    environment: { REFUSE_TO_START: '1' },
    log,
    onStep: () => undefined,
  });
  await t.rejects(ready, /did not start \(exit code 3\)/);
});
