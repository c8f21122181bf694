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

test('the build fails if a replacement no longer matches the router', async () => {
  await expect(buildOf('react-router')).resolves.toBeDefined();
  await expect(buildOf('jotai')).rejects.toThrow('react-router has changed');
});
