import { constants, PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import t from 'tap';
import { z } from 'zod';
import { tuneScavenger } from './scavenger-tuning.ts';

const collection = z.object({ detail: z.object({ kind: z.int() }) });

t.test('what flows through is thrown away without a look at the whole heap', async (t) => {
  tuneScavenger();
  const kinds: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kinds.push(collection.parse(entry).detail.kind);
  });
  observer.observe({ entryTypes: ['gc'] });
  const pieces = 8_000;
  for (let piece = 0; piece < pieces; piece += 1) {
    Buffer.allocUnsafeSlow(64 * 1024);
    if (piece % 16 === 0) await turn();
  }
  await turn();
  observer.disconnect();
  const times = (kind: number) => kinds.filter((one) => one === kind).length;
  const minor = times(constants.NODE_PERFORMANCE_GC_MINOR);
  const major = times(constants.NODE_PERFORMANCE_GC_MAJOR);
  t.ok(minor >= 10, 'young ones are looked through');
  t.ok(major * 5 <= minor, `the whole heap is not: ${major} times to ${minor}`);
});
