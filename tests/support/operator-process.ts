import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = pathToFileURL(
  join(import.meta.dirname, '..', '..', 'product-api', 'operator.ts'),
).href;
const [node = ''] = process.argv;
const printed = { out: '', err: '' };
process.stdout.write = keepIn('out');
process.stderr.write = keepIn('err');
let runs = 0;

/** Runs the program once for each message: it is imported again, but not what it imports. */
process.on('message', async (args: readonly string[]) => {
  runs += 1;
  Object.assign(printed, { out: '', err: '' });
  process.argv = [node, program, ...args];
  process.exitCode = 1;
  await import(`${program}?run=${runs}`).catch((error: unknown) => {
    printed.err += String(error);
  });
  process.send?.({ ...printed, code: process.exitCode });
});
process.on('disconnect', () => process.exit());

function keepIn(stream: keyof typeof printed): typeof process.stdout.write {
  return (chunk) => {
    printed[stream] += String(chunk);
    return true;
  };
}
