import { dirname, join } from 'node:path';
import t from 'tap';
import { forbiddenImports } from './planted-imports.ts';

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

/** The forbidden imports of a project with these files and imports. */
async function forbidden(
  dir: string,
  files: Iterable<readonly [file: string, imports: readonly string[]]>,
): Promise<string[]> {
  const all = [...files];
  const planted = all.flatMap(([from, imports]) => imports.map((to) => ({ from, to })));
  const found = await forbiddenImports(
    dir,
    planted,
    all.map(([file]) => file),
  );
  return found.map(({ from, to }) => `${from} → ${to}`).toSorted();
}

for (const [folder, layers] of Object.entries(folders)) {
  const existing = layers.map((file) => [file, []] as const);
  const planted = (file: string) => join(dirname(file), 'planted.ts');

  t.test(`an import of a higher layer of ${folder} fails`, async (t) => {
    const upward = layers.map((file, index) => [planted(file), layers.slice(0, index)] as const);
    t.strictSame(
      await forbidden(t.testdir(), [...existing, ...upward]),
      upward.flatMap(([from, above]) => above.map((to) => `${from} → ${to}`)).toSorted(),
    );
  });

  t.test(`an import of the same or a lower layer of ${folder} is allowed`, async (t) => {
    const downward = layers.map((file, index) => [planted(file), layers.slice(index)] as const);
    t.strictSame(await forbidden(t.testdir(), [...existing, ...downward]), []);
  });

  t.test(`a file of ${folder} outside every layer fails`, async (t) => {
    const [lowest = ''] = layers.slice(-1);
    const file = `${folder}/helpers/planted.ts`;
    const found = await forbidden(t.testdir(), [
      [lowest, []],
      [file, [lowest]],
    ]);
    t.strictSame(found, [`${file} → ${lowest}`]);
  });
}
