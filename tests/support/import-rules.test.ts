import t from 'tap';
import { forbiddenImports, type Planted, ruleNames } from './planted-imports.ts';

type Case = { readonly forbidden: Planted; readonly allowed?: Planted };
const plant = (from: string, to: string): Planted => ({ from, to });
const type = (from: string, to: string): Planted => ({ from, to, isType: true });

/** An import that each rule forbids, beside one that it allows. Layers have a test of their own. */
const cases: Readonly<Record<string, Case>> = {
  'shared-stands-alone': {
    forbidden: plant('shared/config/a.ts', 'node_modules/undici/shared.js'),
    allowed: plant('shared/config/b.ts', 'node_modules/zod/index.js'),
  },
  'domain-is-pure': {
    forbidden: plant('shared/domain/a.ts', 'shared/config/c.ts'),
    allowed: plant('shared/domain/b.ts', 'shared/domain/c.ts'),
  },
  'product-api-imports-shared-only': {
    forbidden: plant('product-api/db/a.ts', 'server/cache/a.ts'),
    allowed: plant('product-api/db/b.ts', 'shared/domain/d.ts'),
  },
  'product-knows-no-demo': { forbidden: plant('server/cache/b.ts', 'demo/seed/a.ts') },
  'demo-extends-the-product-api': {
    forbidden: plant('demo/seed/b.ts', 'web/src/lib/a.ts'),
    allowed: plant('demo/seed/c.ts', 'product-api/db/c.ts'),
  },
  'bff-talks-http-to-the-product-api': {
    forbidden: plant('server/cache/c.ts', 'product-api/db/d.ts'),
    allowed: plant('server/main.ts', 'product-api/db/e.ts'),
  },
  'web-talks-to-the-bff-only': {
    forbidden: plant('web/src/lib/b.ts', 'server/cache/d.ts'),
    allowed: plant('web/src/lib/c.ts', 'shared/domain/e.ts'),
  },
  'web-takes-types-of-contracts': {
    forbidden: plant('web/src/lib/d.ts', 'shared/contracts/a.ts'),
    allowed: type('web/src/lib/e.ts', 'shared/contracts/b.ts'),
  },
  'calls-carry-types-only': {
    forbidden: plant('shared/api/a.ts', 'shared/contracts/c.ts'),
    allowed: type('shared/api/b.ts', 'shared/contracts/d.ts'),
  },
  'web-takes-the-calls-it-makes': {
    forbidden: plant('web/src/lib/f.ts', 'shared/api/api.ts'),
    allowed: plant('web/src/lib/g.ts', 'shared/api/c.ts'),
  },
  'sandbox-stands-alone': { forbidden: plant('sandbox/a.ts', 'server/cache/e.ts') },
  'resources-do-not-share-routes': {
    forbidden: plant('server/routes/bids/a.ts', 'server/routes/asks/a.ts'),
    allowed: plant('server/routes/bids/b.ts', 'server/routes/bids/c.ts'),
  },
  'pages-and-calls-do-not-know-each-other': {
    forbidden: plant('server/site/a.ts', 'server/routes/asks/b.ts'),
    allowed: plant('server/site/b.ts', 'server/site/c.ts'),
  },
  'one-sender': {
    forbidden: plant('server/upstream/a.ts', 'node_modules/undici/index.js'),
    allowed: plant('server/upstream/sender.ts', 'node_modules/undici/sender.js'),
  },
  'features-do-not-know-each-other': {
    forbidden: plant('web/src/features/trade/a.ts', 'web/src/features/account/a.ts'),
    allowed: plant('web/src/features/trade/b.ts', 'web/src/features/trade/c.ts'),
  },
  'visitors-load-no-desk': {
    forbidden: plant('web/src/app/a.ts', 'web/src/features/desk/a.ts'),
    allowed: plant('web/src/features/desk/b.ts', 'shared/desk/a.ts'),
  },
  'visitors-run-no-schemas-of-the-desk': {
    forbidden: plant('web/src/features/trade/d.ts', 'shared/desk/b.ts'),
    allowed: type('web/src/features/trade/e.ts', 'shared/desk/c.ts'),
  },
  'shared-parts-know-no-desk': {
    forbidden: plant('shared/contracts/forms/a.ts', 'shared/desk/d.ts'),
    allowed: type('shared/contracts/forms/b.ts', 'shared/desk/e.ts'),
  },
  'one-direction-in-web': {
    forbidden: plant('web/src/ui/a.ts', 'web/src/app/b.ts'),
    allowed: plant('web/src/ui/b.ts', 'web/src/lib/h.ts'),
  },
  'features-do-not-know-the-app': {
    forbidden: plant('web/src/features/trade/f.ts', 'web/src/app/c.ts'),
    allowed: plant('web/src/app/d.ts', 'web/src/features/trade/g.ts'),
  },
  'ui-is-presentational': {
    forbidden: plant('web/src/ui/c.ts', 'node_modules/swr/index.js'),
    allowed: plant('web/src/lib/i.ts', 'node_modules/swr/lib.js'),
  },
};

const shown = ({ from, to }: { readonly from: string; readonly to: string }) => `${from} → ${to}`;

t.test('each rule forbids its import, and no rule the one beside it', async (t) => {
  const all = Object.values(cases).flatMap(({ forbidden, allowed }) => [
    forbidden,
    ...(allowed ? [allowed] : []),
  ]);
  const found = await forbiddenImports(t.testdir(), all);
  for (const [name, { forbidden, allowed }] of Object.entries(cases)) {
    const own = found.filter(({ rule, from }) => rule === name && from === forbidden.from);
    t.same(own.map(shown), [shown(forbidden)], name);
    if (!allowed) continue;
    t.same(found.filter(({ from }) => from === allowed.from).map(shown), [], `${name}: allowed`);
  }
});

t.test('two files that import each other are a cycle', async (t) => {
  const [one, other] = ['shared/domain/one.ts', 'shared/domain/other.ts'];
  const found = await forbiddenImports(t.testdir(), [plant(one, other), plant(other, one)]);
  t.same([...new Set(found.map(({ rule }) => rule))], ['no-cycles']);
});

t.test('no rule is without a planted import', (t) => {
  const tested = new Set([...Object.keys(cases), 'no-cycles']);
  const untested = ruleNames.filter((name) => !/-layers/.test(name) && !tested.has(name));
  t.same(untested, []);
  t.end();
});
