import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import t from 'tap';

const root = join(import.meta.dirname, '..', '..');
const { ruleSet = {} } = await extractOptions(join(root, '.dependency-cruiser.mjs'));

/** One file per layer of each folder, from the top. */
const folders = {
  server: [
    'server/start/logger.ts',
    'server/plugins/guard.ts',
    'server/routes/bids/post-bid.ts',
    'server/reads/artworks.ts',
    'server/views/artwork-card.ts',
    'server/auth/session-cookie.ts',
    'server/upstream/sender.ts',
    'server/cache/memory-cache.ts',
  ],
  'product-api': [
    'product-api/boot/start-product-api.ts',
    'product-api/routes/bids/place-bid.ts',
    'product-api/jobs/job-runner.ts',
    'product-api/commands/place-bid.ts',
    'product-api/queries/list-bids.ts',
    'product-api/market/book.ts',
    'product-api/mail/enqueue-email.ts',
    'product-api/db/database.ts',
  ],
} as const;

/** Writes a project with these files and imports; returns the forbidden imports. */
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

for (const [folder, layers] of Object.entries(folders)) {
  const existing = layers.map((file) => [file, []] as const);
  const planted = (file: string) => join(dirname(file), 'planted.ts');

  t.test(`an import of a higher layer of ${folder} fails`, async (t) => {
    const upward = layers.map((file, index) => [planted(file), layers.slice(0, index)] as const);
    t.strictSame(
      await forbiddenImports(t.testdir(), [...existing, ...upward]),
      upward.flatMap(([from, above]) => above.map((to) => `${from} → ${to}`)).toSorted(),
    );
  });

  t.test(`an import of the same or a lower layer of ${folder} is allowed`, async (t) => {
    const downward = layers.map((file, index) => [planted(file), layers.slice(index)] as const);
    t.strictSame(await forbiddenImports(t.testdir(), [...existing, ...downward]), []);
  });

  t.test(`a file of ${folder} outside every layer fails`, async (t) => {
    const [lowest = ''] = layers.slice(-1);
    const file = `${folder}/helpers/planted.ts`;
    const found = await forbiddenImports(t.testdir(), [
      [lowest, []],
      [file, [lowest]],
    ]);
    t.strictSame(found, [`${file} → ${lowest}`]);
  });
}

t.test('an import of the desk into a part of every page fails', async (t) => {
  const desk = 'web/src/features/desk/pages/desk-page.tsx';
  const contract = 'shared/desk/roles.ts';
  const files = ['web/src/app/header.tsx', 'web/src/lib/planted.ts'];
  const found = await forbiddenImports(t.testdir(), [
    [contract, []],
    [desk, [contract]],
    ...files.map((file) => [file, [contract]] as const),
    ['web/src/app/layout.tsx', [desk]],
  ]);
  t.strictSame(found, [
    `web/src/app/header.tsx → ${contract}`,
    `web/src/app/layout.tsx → ${desk}`,
    `web/src/lib/planted.ts → ${contract}`,
  ]);
});
