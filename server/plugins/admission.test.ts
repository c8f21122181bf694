import t from 'tap';
import { createAdmission } from './admission.ts';

/**
 * Simulates a processor that does `perSecond` calls a second while `come` a second arrive; returns
 * how many were admitted in the last second.
 */
function press(options: {
  perSecond: number;
  come: number;
  ms: number;
  utilization?: number;
  roundMs?: number;
}) {
  const { perSecond, come, ms, utilization = 1, roundMs = 20 } = options;
  const admission = createAdmission();
  let inside = 0;
  let refused = 0;
  let done = 0;
  for (let passed = 0; passed < ms; passed += roundMs) {
    for (let call = 0; call < (come * roundMs) / 1_000; call += 1) {
      if (admission.enter(true)) inside += 1;
      else refused += 1;
    }
    const now = Math.min(inside, (perSecond * roundMs) / 1_000);
    for (let call = 0; call < now; call += 1) admission.leave();
    inside -= now;
    done += now;
    admission.onTick(roundMs, utilization);
  }
  return { admission, inside, refused, done };
}

t.test('a burst is served', async (t) => {
  t.equal(press({ perSecond: 1_000, come: 5_000, ms: 900 }).refused, 0);
});

t.test('of calls that keep coming, as many are let in as can be answered', async (t) => {
  const { refused, done, inside } = press({ perSecond: 1_000, come: 5_000, ms: 20_000 });
  t.ok(done > 19_000, `${done} answered`);
  t.ok(refused > 70_000, `${refused} refused`);
  t.ok(inside < 400, `${inside} wait inside`);
});

t.test('calls that wait long are limited also where each round is short', async (t) => {
  const { done, inside } = press({ perSecond: 4_000, come: 20_000, ms: 10_000, roundMs: 5 });
  t.ok(done > 38_000, `${done} answered`);
  t.ok(inside < 1_600, `${inside} wait inside`);
  t.equal(press({ perSecond: 4_000, come: 3_900, ms: 10_000, roundMs: 5 }).refused, 0);
});

t.test('trades are let in after reads no longer are, but not without end', async (t) => {
  const { admission } = press({ perSecond: 1_000, come: 5_000, ms: 5_000 });
  while (admission.enter(true));
  t.equal(admission.isOpen(), false);
  let trades = 0;
  while (admission.enter(false) && trades < 1_000) trades += 1;
  t.ok(trades > 50 && trades < 400, `${trades} trades`);
});

t.test('so few that none waits are never refused, however long a round takes', async (t) => {
  const admission = createAdmission();
  for (let call = 0; call < 15; call += 1) admission.enter(true);
  for (let round = 0; round < 100; round += 1) admission.onTick(400, 1);
  t.equal(admission.isOpen(), true);
});

t.test('calls that wait for something else than the processor are not refused', async (t) => {
  const slow = press({ perSecond: 100, come: 500, ms: 10_000, utilization: 0.6 });
  t.equal(slow.refused, 0);
});

t.test('one long round is nothing', async (t) => {
  const admission = createAdmission();
  for (let call = 0; call < 100; call += 1) admission.enter(true);
  for (let times = 0; times < 20; times += 1) {
    admission.onTick(900, 1);
    for (let round = 0; round < 200; round += 1) admission.onTick(5, 0.5);
  }
  t.equal(admission.isOpen(), true);
});

t.test('the limit is lifted when it has held no call back for a while', async (t) => {
  const { admission, inside } = press({ perSecond: 1_000, come: 5_000, ms: 5_000 });
  while (admission.enter(true));
  for (let passed = 0; passed <= 2_100; passed += 20) admission.onTick(20, 0.5);
  for (let left = 0; left < inside; left += 1) admission.leave();
  let entered = 0;
  while (entered < 5_000 && admission.enter(true)) entered += 1;
  t.equal(entered, 5_000);
});
