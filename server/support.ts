import { once } from 'node:events';
import { runSupport } from './support/run-support.ts';

/** `npm run support`: explains failures from the log alone. Needs no server and no database. */
process.exitCode = await runSupport(
  process.argv.slice(2),
  {
    input: process.stdin,
    async out(text) {
      if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
    },
    err: (text) => void process.stderr.write(`${text}\n`),
  },
  Date.now(),
);
