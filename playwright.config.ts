import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
/**
 * Files whose tests start a site for their worker: one worker, which starts each site once. They
 * run in the order of their names: the stock comes late, as 200 listings in the queue slow the
 * desk.
 */
const ownSites =
  /(consent|desk-first-hour|desk-mails|desk-morning|desk-settings|stock|stripe)\.spec\.ts$/;

const blinkSettings = [
  /** A mouse: what Playwright sets, and what a second list would leave out. */
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  /** A picture is loaded once it is in view, not 1250 pixels before: an eighth less processor time. */
  'lazyLoadingImageMarginPxUnknown=0',
];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: 'sites of their own', testMatch: ownSites, workers: 1 },
    { name: 'the shared site', testIgnore: ownSites },
  ],
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    /** Motion takes a seventh of the time: a few files, which open and close most, have it. */
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        /** A test's empty page and its first page share a process: 35 ms less for each test. */
        '--renderer-process-limit=1',
        `--blink-settings=${blinkSettings.join(',')}`,
        /**
         * A page is closed before optimized code or a process for the GPU pays off: a tenth less time.
         * Source positions are kept as code is compiled, not found by a second pass: 20 ms less for
         * each page.
         */
        '--js-flags=--no-opt,--no-maglev,--no-enable-lazy-source-positions',
        '--in-process-gpu',
        /** Without them, SwiftShader stands in for a GPU: a tenth more processor time. */
        '--disable-gpu',
        '--disable-software-rasterizer',
        /** Chromium's own sandbox cannot be set up by root. */
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
