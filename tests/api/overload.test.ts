import { readFileSync } from 'node:fs';
import t from 'tap';
import { offer, saturate } from '../support/open-loop.ts';
import { bytesOf, cpuSeconds, runBff } from '../support/running-bff.ts';

t.test('five times too much load: work goes on, and the rest are told to come again', async (t) => {
  const bff = await runBff();
  t.teardown(() => bff.stop());
  const read = bytesOf(bff, 'GET', '/api/account/buying');
  const load = { port: bff.port, requestOf: () => read, seconds: 2 };
  await saturate({ ...load, connections: 32, seconds: 1 });
  const done = ({ answered }: Awaited<ReturnType<typeof saturate>>) =>
    answered.filter(({ status }) => status === 200);
  const measured = async (work: ReturnType<typeof saturate>, after = 0) => {
    await new Promise((wake) => setTimeout(wake, after * 1000));
    const before = cpuSeconds(bff.child);
    const outcome = await work;
    return { ...outcome, perCpu: done(outcome).length / (cpuSeconds(bff.child) - before) };
  };
  const peak = await measured(saturate({ ...load, connections: 32 }));
  t.strictSame(new Set(peak.answered.map(({ status }) => status)), new Set([200]), 'none refused');

  const perSecond = (5 * done(peak).length) / peak.seconds;
  // The crowd of the first second is served; on a busy machine that takes a while.
  const settle = 4;
  const crowd = { ...load, connections: 1_000, perSecond, settle };
  const pressed = await measured(offer(crowd), settle);
  const refused = pressed.answered.filter(({ status }) => status === 503);
  t.equal(refused.length + done(pressed).length, pressed.answered.length, 'nothing else');
  t.ok(refused.length > 200, `${refused.length} refused`);
  t.ok(refused.every(({ hasRetryAfter }) => hasRetryAfter));
  const share = pressed.perCpu / peak.perCpu;
  t.ok(share > 0.3, `${share.toFixed(2)} of what a second of the processor did before`);
  const lines = readFileSync(bff.logFile, 'utf8').split('\n');
  const told = lines.filter((line) => line.includes('"reads.refused"'));
  t.ok(told.length > 0 && told.length < 200, `${told.length} lines for them all`);
  let isOver = false;
  for (let tries = 0; tries < 40 && !isOver; tries += 1) {
    const calm = await saturate({ ...load, connections: 8, seconds: 0.5 });
    isOver = done(calm).length > 0 && done(calm).length === calm.answered.length;
  }
  t.ok(isOver, 'and it is over when it is over');
});
