/** From the top: files of a layer import the same layer and those below it. */
const productApiLayers = {
  start: ['main\\.ts', 'operator\\.ts', 'boot/'],
  http: ['app\\.ts', 'routes/', 'plugins/'],
  jobs: ['jobs/', 'operator/'],
  commands: ['commands/'],
  reads: ['presenters/', 'queries/'],
  market: ['market/'],
  services: [
    'deps\\.ts',
    'analytics\\.ts',
    'auth/',
    'content/',
    'mail/',
    'media/',
    'papers/',
    'payments/',
    'rates/',
    'uploads/',
  ],
  base: ['config\\.ts', 'errors\\.ts', 'read-limited\\.ts', 'db/'],
};

const serverLayers = {
  start: ['main\\.ts', 'start/', 'support\\.ts', 'support/'],
  http: ['app\\.ts', 'create-deps\\.ts', 'plugins/'],
  routes: ['deps\\.ts', 'routes/', 'site/'],
  reads: ['reads/', 'trades/'],
  views: ['views/'],
  visitor: ['visitor/', 'auth/', 'geo/', 'analytics/'],
  upstream: ['upstream/'],
  base: ['config\\.ts', 'config/', 'errors\\.ts', 'events\\.ts', 'compiled-check\\.ts', 'cache/'],
};

/** One rule for each layer, and one for files that no layer names. */
function layerRules(folder, layers) {
  const pathOf = (parts) => `^${folder}/(${parts.join('|')})`;
  const all = Object.entries(layers);
  return [
    {
      name: `${folder}-layers`,
      comment: `A file of ${folder}/ that no layer names has no place in their order.`,
      severity: 'error',
      from: {
        path: `^${folder}/`,
        pathNot: ['\\.test\\.ts$', pathOf(all.flatMap(([, parts]) => parts))],
      },
      to: {},
    },
    ...all.slice(1).map(([name, parts], index) => ({
      name: `${folder}-layers-${name}`,
      comment: `Imports of ${folder}/ point down: ${Object.keys(layers).join(' → ')}.`,
      severity: 'error',
      from: { path: pathOf(parts), pathNot: '\\.test\\.ts$' },
      to: { path: pathOf(all.slice(0, index + 1).flatMap(([, above]) => above)) },
    })),
  ];
}

/** The layers, held by a tool. Every rule says why it is there. */
export default {
  forbidden: [
    ...layerRules('server', serverLayers),
    ...layerRules('product-api', productApiLayers),
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood or tested one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-stands-alone',
      comment: 'shared/ is used by every side, so it may depend on none: itself and zod only.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/', '^node_modules/zod/'] },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules of the market know nothing of wires and validation.',
      severity: 'error',
      from: { path: '^shared/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/domain/' },
    },
    {
      name: 'product-api-imports-shared-only',
      comment: 'The product API can be deployed alone, or replaced by a remote one.',
      severity: 'error',
      from: { path: '^product-api/' },
      to: { path: '^(server|web|sandbox)/' },
    },
    {
      name: 'product-knows-no-demo',
      comment:
        'The demo catalogue is fictional: a marketplace of real works runs without it. Its main.ts is started by path.',
      severity: 'error',
      from: { path: '^(server|product-api|shared|web|sandbox)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-extends-the-product-api',
      comment: 'The demo fills the database and draws pictures: it knows nothing of the site.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(server|web|sandbox)/' },
    },
    {
      name: 'bff-talks-http-to-the-product-api',
      comment:
        'The BFF must not know whether the product API is embedded; main.ts alone starts it.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/main\\.ts$' },
      to: { path: '^(product-api|sandbox|web)/' },
    },
    {
      name: 'web-talks-to-the-bff-only',
      comment: 'The browser must get nothing that belongs to a server.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|product-api|sandbox)/' },
    },
    {
      name: 'web-takes-types-of-contracts',
      comment: 'Full zod weighs more than all forms: the browser runs the schemas of forms/ alone.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^shared/contracts/',
        pathNot: [
          '^shared/contracts/forms/',
          '^shared/contracts/(?:error-codes|status-messages)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'calls-carry-types-only',
      comment:
        'A page runs the calls that it makes: no schema and no other call may come with them.',
      severity: 'error',
      from: { path: '^shared/api/', pathNot: ['\\.test\\.ts$', '^shared/api/api\\.ts$'] },
      to: { pathNot: '^shared/api/call\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-takes-the-calls-it-makes',
      comment: 'The table of all calls is for the servers; a page imports the files of its own.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^shared/api/api\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'A sandbox part stands for another company’s server: it knows nothing of ours.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(server|web|product-api)/' },
    },
    {
      name: 'resources-do-not-share-routes',
      comment: 'What two resources need belongs beside the routes, not inside one of them.',
      severity: 'error',
      from: { path: '^(server|product-api)/routes/([^/]+)/' },
      to: { path: '^(server|product-api)/routes/([^/]+)/', pathNot: '^$1/routes/$2/' },
    },
    {
      name: 'pages-and-calls-do-not-know-each-other',
      comment: 'What a page and a call of the BFF both need belongs in reads/.',
      severity: 'error',
      from: { path: '^server/(routes|site)/' },
      to: { path: '^server/(routes|site)/', pathNot: '^server/$1/' },
    },
    {
      name: 'one-sender',
      comment:
        'Deadlines, size limits and failures are decided once: other parts call upstream/sender.ts.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/upstream/(sender|attempt)\\.ts$', '\\.test\\.ts$'],
      },
      to: { path: '^node_modules/undici/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'What two features need belongs into ui/ or lib/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'visitors-load-no-desk',
      comment:
        'The desk is loaded at /desk alone: the router reaches it by the page of its address.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/desk/' },
      to: { path: '^web/src/features/desk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'visitors-run-no-schemas-of-the-desk',
      comment:
        'What the desk’s operations take and answer is of use at the desk alone: types only.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/desk/' },
      to: { path: '^shared/desk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shared-parts-know-no-desk',
      comment: 'A form or a rule that visitors run would bring the desk’s schemas along.',
      severity: 'error',
      from: { path: '^shared/', pathNot: ['^shared/desk/', '\\.test\\.ts$'] },
      to: { path: '^shared/desk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-direction-in-web',
      comment: 'app → features → ui and lib.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'app → features → ui and lib.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'ui-is-presentational',
      comment: 'A primitive that fetches cannot be shown on the design page.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^node_modules/swr/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|node_modules/\\.)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
