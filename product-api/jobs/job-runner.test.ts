import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import t from 'tap';
import { until } from '../../tests/support/until.ts';
import { startJobs } from './job-runner.ts';

const soon = (ms = 5) => sleep(ms);

t.test('jobs', async (t) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

  t.test('run again and again, never two at a time', async (t) => {
    let runs = 0;
    let atWork = 0;
    let most = 0;
    const job = {
      name: 'count',
      pause: 1,
      async run() {
        runs += 1;
        atWork += 1;
        most = Math.max(most, atWork);
        await soon(2);
        atWork -= 1;
      },
    };
    const jobs = startJobs([job], log);
    for (let n = 0; n < 20; n++) {
      jobs.runNow('count');
      await soon(1);
    }
    await jobs.stop();
    t.ok(runs > 2);
    t.equal(most, 1);
    t.equal(atWork, 0, 'the last run was let end');
    const atStop = runs;
    await soon(10);
    t.equal(runs, atStop);
  });

  t.test('are waked at once, also while they run', async (t) => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      await soon(5);
    };
    const jobs = startJobs([{ name: 'slow', pause: 60_000, run }], log);
    jobs.runNow('slow');
    await until(() => runs === 2);
    await soon(30);
    t.equal(runs, 2, 'what came during a run is not forgotten');
    jobs.runNow('slow');
    jobs.runNow('unknown');
    await until(() => runs === 3);
    await jobs.stop();
  });

  t.test('that fail are logged and run again', async (t) => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
    };
    const jobs = startJobs([{ name: 'frail', pause: 1, run }], log);
    await until(() => runs > 1);
    await jobs.stop();
    t.match(lines, [{ event: 'job.failed', job: 'frail' }]);
  });
});
