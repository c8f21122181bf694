import { build } from 'vite';
import { expect, test } from 'vitest';
import { slimRouter } from './slim-router.ts';

const buildOf = (imported: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [
      slimRouter(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? `export * from '${imported}';` : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
  });

test('a build ends where the router is no longer what it is made smaller by', async () => {
  await expect(buildOf('react-router')).resolves.toBeDefined();
  await expect(buildOf('jotai')).rejects.toThrow('react-router has changed');
});
