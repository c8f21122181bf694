import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { homeView } from '../../shared/contracts/catalogue.ts';
import { startDeckle } from '../support/start-deckle.ts';
import { loadPage, middleOf, type PageFigures } from './page-load.ts';

/** Loading times of each public page on a slow phone, cold, in Chromium. Prints a table. */
const runs = 3;

type Goal = { readonly paintMs: number };
const rendered: Goal = { paintMs: 1_000 };
const other: Goal = { paintMs: 2_200 };
const goals = { scriptKb: 95, blockingMs: 180, shift: 0.01 };

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
      const address = deckle.url + path;
      const all: PageFigures[] = [];
      // The first load renders pictures and fills caches, so it is not counted.
      await loadPage(browser, size, address);
      for (let run = 0; run < runs; run += 1) all.push(await loadPage(browser, size, address));
      print(name, goal, middleOf(all));
    }
  }
  console.log(
    `\ngoals: JS ${goals.scriptKb} kB, blocking ${goals.blockingMs} ms, shift ${goals.shift}, no call before`,
  );
} finally {
  await browser.close();
  await deckle.stop();
}

function print(name: string, goal: Goal, seen: PageFigures): void {
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
