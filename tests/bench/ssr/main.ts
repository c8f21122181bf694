import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { freePort } from '../../support/free-port.ts';
import { startPinned, stopChild, untilAnswers } from '../bff/pinned.ts';
import { startServer } from '../bff/servers.ts';
import { median } from '../median.ts';
import { loadPage, middleOf } from '../page-load.ts';
import { measurePages, type Server } from './measure.ts';
import { buildPeer, peerNames, startPeer } from './servers.ts';

/**
 * Server-rendered pages of the BFF beside the same content in Next.js and React Router: CPU time a
 * page, bytes, and loading on a slow phone. The peers read their data from the BFF's API, which has
 * converted and checked it; their pages have the same headings, pictures, links and prices, but no
 * session, region, search or trade.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '100' },
    'warm-up': { type: 'string', default: '1500' },
    loads: { type: 'string', default: '3' },
  },
});
const timing = {
  rounds: Number(values.rounds),
  pages: Number(values.pages),
  warmUp: Number(values['warm-up']),
};

const dir = mkdtempSync(join(tmpdir(), 'deckle-ssr-'));
const children = [];
try {
  const port = await freePort();
  const upstream = `http://127.0.0.1:${port}`;
  const logFile = join(dir, 'product-api.log');
  const api = startPinned('rest', [process.execPath, 'demo/main.ts'], {
    logFile,
    env: { PORT: String(port), DATA_DIR: join(dir, 'market') },
  });
  children.push(api);
  await untilAnswers(`${upstream}/readyz`, api, logFile);
  const startedAt = performance.now();
  const bff = await startServer('bff', { dir, upstream, files: dir });
  if (!bff) throw new Error('the BFF did not start');
  children.push(bff.child);
  const servers: Server[] = [{ ...bff, startMs: performance.now() - startedAt }];
  for (const name of peerNames) {
    const peer = await startPeer(name, await buildPeer(name, dir, bff.origin), bff.origin);
    children.push(peer.child);
    servers.push(peer);
  }

  const cached = await measurePages(servers, () => '/', timing);
  // Every address is new: data and page are made for it.
  const cold = await measurePages(servers, (n) => `/artworks?min=${n}`, timing);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  say(
    'server         CPU ms, cached home (BFF ÷ it)   new list (BFF ÷ it)   HTML kB  JS kB  paint ms  start ms',
  );
  for (const { name, origin, startMs } of servers) {
    await loadPage(browser, 'phone', origin);
    const loads = [];
    for (let run = 0; run < Number(values.loads); run += 1) {
      loads.push(await loadPage(browser, 'phone', origin));
    }
    const { htmlKb, scriptKb, paintMs } = middleOf(loads);
    const cells = [
      name.padEnd(14),
      cpuCell(cached, name).padEnd(32),
      cpuCell(cold, name).padEnd(21),
      htmlKb.toFixed(0).padEnd(8),
      scriptKb.toFixed(0).padEnd(6),
      paintMs.toFixed(0).padEnd(9),
      startMs.toFixed(0),
    ];
    say(cells.join(' '));
  }
  await browser.close();
} finally {
  for (const child of children.reverse()) await stopChild(child);
  rmSync(dir, { recursive: true, force: true });
}

/** The median, and the BFF's share of it as the median of the rounds' ratios. */
function cpuCell(spent: ReadonlyMap<string, readonly number[]>, name: string): string {
  const own = spent.get('bff') ?? [];
  const figures = spent.get(name) ?? [];
  const ratio = median(figures.map((figure, round) => (own[round] ?? Number.NaN) / figure));
  return `${median(figures).toFixed(2)} (${ratio.toFixed(2)})`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
