import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import t from 'tap';

const root = join(import.meta.dirname, '..', '..');
const { ruleSet = {} } = await extractOptions(join(root, '.dependency-cruiser.mjs'));

/** A file of each layer of the product API, from the top. */
const layers = [
  'product-api/boot/start-product-api.ts',
  'product-api/routes/bids/place-bid.ts',
  'product-api/jobs/job-runner.ts',
  'product-api/commands/place-bid.ts',
  'product-api/queries/list-bids.ts',
  'product-api/market/book.ts',
  'product-api/mail/enqueue-email.ts',
  'product-api/db/database.ts',
];
const existing = layers.map((file) => [file, []] as const);

/** Writes a project of these files, each importing those named; answers the forbidden imports. */
async function forbiddenImports(
  dir: string,
  files: Iterable<readonly [file: string, imports: readonly string[]]>,
): Promise<string[]> {
  for (const [file, imports] of files) {
    const lines = imports.map((to) => `import './${relative(dirname(file), to)}';`);
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), ['export {};', ...lines, ''].join('\n'));
  }
  const { output }: IReporterOutput = await cruise(['.'], {
    validate: true,
    ruleSet,
    baseDir: dir,
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ from, to }) => `${from} → ${to}`).toSorted();
}

const planted = (file: string) => join(dirname(file), 'planted.ts');

t.test('an import of a higher layer of the product API fails', async (t) => {
  const upward = layers.map((file, index) => [planted(file), layers.slice(0, index)] as const);
  t.strictSame(
    await forbiddenImports(t.testdir(), [...existing, ...upward]),
    upward.flatMap(([from, above]) => above.map((to) => `${from} → ${to}`)).toSorted(),
  );
});

t.test('an import of the same or a lower layer is allowed', async (t) => {
  const downward = layers.map((file, index) => [planted(file), layers.slice(index)] as const);
  t.strictSame(await forbiddenImports(t.testdir(), [...existing, ...downward]), []);
});

t.test('a file of the product API that no layer names fails', async (t) => {
  const database = 'product-api/db/database.ts';
  const planted = 'product-api/helpers/planted.ts';
  const found = await forbiddenImports(t.testdir(), [
    [database, []],
    [planted, [database]],
  ]);
  t.strictSame(found, [`${planted} → ${database}`]);
});
