import type { Browser, CDPSession, Page } from 'playwright';

/**
 * A slow phone: the CPU four times slower, and a link of 1.44 Mbit/s with a round trip of 562 ms.
 */
const cpuSlowdown = 4;
const bytesPerSecond = (1.44 * 1_000_000) / 8;
const latencyMs = 562;
/** The main picture may appear long after the load event. */
const settleMs = 6_000;

export type PageFigures = {
  /** The first picture that was the largest paint so far, as the one inside the page. */
  readonly pictureMs: number | null;
  readonly paintMs: number;
  readonly paintOf: string;
  readonly blockingMs: number;
  readonly shift: number;
  readonly scriptKb: number;
  readonly htmlKb: number;
  /** API calls before the largest paint. */
  readonly callsBefore: number;
};

/** Loads an address cold, in a context of its own. */
export async function loadPage(
  browser: Browser,
  size: 'phone' | 'desktop',
  address: string,
): Promise<PageFigures> {
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
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const calls = await callsOf(page);
    return {
      pictureMs: seen.pictureMs,
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

type Seen = {
  pictureMs: number | null;
  paintMs: number;
  paintOf: string;
  blockingMs: number;
  shift: number;
};

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { pictureMs: null, paintMs: 0, paintOf: '', blockingMs: 0, shift: 0 };
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
    if (['image', 'img'].includes(seen.paintOf)) seen.pictureMs ??= entry.startTime;
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
export function middleOf(all: readonly PageFigures[]): PageFigures {
  const sorted = all.toSorted((one, other) => one.paintMs - other.paintMs);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('no run');
  return found;
}
