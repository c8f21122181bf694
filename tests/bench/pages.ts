import { type CDPSession, chromium, type Page } from 'playwright';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { homeView } from '../../shared/contracts/catalogue.ts';
import { startDeckle } from '../support/start-deckle.ts';

/**
 * Loading times on a slow phone: each public page cold, in Chromium, with the CPU four times slower
 * and a link of 1.44 Mbit/s and 562 ms round trip. Prints a table.
 */
const cpuSlowdown = 4;
const bytesPerSecond = (1.44 * 1_000_000) / 8;
const latencyMs = 562;
const runs = 3;
/** The main picture may appear long after the load event. */
const settleMs = 6_000;

type Goal = { readonly paintMs: number };
const rendered: Goal = { paintMs: 1_000 };
const other: Goal = { paintMs: 2_200 };
const goals = { scriptKb: 95, blockingMs: 180, shift: 0.01 };

type Figures = {
  readonly paintMs: number;
  readonly paintOf: string;
  readonly blockingMs: number;
  readonly shift: number;
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly callsBefore: number;
};

const executablePath = await ensureChromium();
const deckle = await startDeckle();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

try {
  const { featured } = homeView.parse(await (await fetch(`${deckle.url}/api/home`)).json());
  const [first] = featured;
  if (!first) throw new Error('the marketplace is empty');
  const pages: readonly (readonly [string, string, Goal])[] = [
    ['home', '/', rendered],
    ['artworks', '/artworks', other],
    ['artwork', first.href, rendered],
    ...process.argv.slice(2).map((path) => [path, path, other] as const),
  ];
  for (const size of ['phone', 'desktop'] as const) {
    console.log(`\n${size}: medians of ${runs} cold loads`);
    console.log(
      'page            paint ms (goal)  element         blocking  shift   JS kB  HTML kB  calls before',
    );
    for (const [name, path, goal] of pages) {
      const all: Figures[] = [];
      // The first load renders pictures and fills caches, so it is not counted.
      await load(size, path);
      for (let run = 0; run < runs; run += 1) all.push(await load(size, path));
      print(name, goal, middle(all));
    }
  }
  console.log(
    `\ngoals: JS ${goals.scriptKb} kB, blocking ${goals.blockingMs} ms, shift ${goals.shift}, no call before`,
  );
} finally {
  await browser.close();
  await deckle.stop();
}

async function load(size: 'phone' | 'desktop', path: string): Promise<Figures> {
  const context = await browser.newContext(
    size === 'phone'
      ? {
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        }
      : { viewport: { width: 1440, height: 900 } },
  );
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await slowDown(wire);
    const sizes = countBytes(wire);
    await page.addInitScript(observe);
    await page.goto(deckle.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const calls = await callsOf(page);
    return {
      paintMs: seen.paintMs,
      paintOf: seen.paintOf,
      blockingMs: seen.blockingMs,
      shift: seen.shift,
      scriptKb: sizes.script / 1000,
      htmlKb: sizes.html / 1000,
      callsBefore: calls.filter((at) => at < seen.paintMs).length,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(wire: CDPSession): Promise<void> {
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Bytes over the wire, by kind. */
function countBytes(wire: CDPSession): { script: number; html: number } {
  const sizes = { script: 0, html: 0 };
  const kinds = new Map<string, string>();
  wire.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Script') sizes.script += encodedDataLength;
    if (kind === 'Document') sizes.html += encodedDataLength;
  });
  return sizes;
}

type Seen = { paintMs: number; paintOf: string; blockingMs: number; shift: number };

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { paintMs: 0, paintOf: '', blockingMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    seen.paintMs = entry.startTime;
    seen.paintOf = element?.tagName.toLowerCase() ?? '';
  });
  watch('longtask', (entry) => {
    seen.blockingMs += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
}

/** When each API call started, in milliseconds after the navigation. */
function callsOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map(({ startTime }) => startTime),
  );
}

/** The run with the median largest paint. */
function middle(all: readonly Figures[]): Figures {
  const sorted = all.toSorted((one, other) => one.paintMs - other.paintMs);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('no run');
  return found;
}

function print(name: string, goal: Goal, seen: Figures): void {
  const cells = [
    name.padEnd(15),
    `${seen.paintMs.toFixed(0)} (${goal.paintMs})`.padEnd(16),
    seen.paintOf.padEnd(15),
    seen.blockingMs.toFixed(0).padEnd(9),
    seen.shift.toFixed(3).padEnd(7),
    seen.scriptKb.toFixed(0).padEnd(6),
    seen.htmlKb.toFixed(0).padEnd(8),
    String(seen.callsBefore),
  ];
  console.log(cells.join(' '));
}
