import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageModules } from './web/bundling/page-modules.ts';

export default defineConfig({
  plugins: [react(), pageModules()],
  test: {
    // A machine that is busy is no failure of what is tested.
    testTimeout: 30_000,
    // One jsdom and one load of the modules for each worker: what a test leaves behind it clears itself.
    isolate: false,
    maxWorkers: '100%',
    // `npm test` prints the messages alone: they have to say what differs.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['shared/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/{src,bundling}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/lib/test-setup.ts'],
        },
      },
    ],
  },
});
