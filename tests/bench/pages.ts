import { chromium } from 'playwright';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { artistsView } from '../../shared/contracts/artists.ts';
import { homeView } from '../../shared/contracts/catalogue.ts';
import { releaseList } from '../../shared/contracts/releases.ts';
import { hasParams, isIndexed, pageNames, pageRow } from '../../shared/domain/client-routes.ts';
import { startDeckle } from '../support/start-deckle.ts';
import { installLighthouse, type Scores } from './lighthouse.ts';
import { median } from './median.ts';
import { loadPage, middleOf, type PageFigures } from './page-load.ts';

/**
 * Loading times of the main public pages on a slow phone, cold, in Chromium, and what Lighthouse
 * says of every public page. Prints two tables.
 */
const runs = 3;

type Goal = { readonly pictureMs?: number; readonly paintMs?: number };
const rendered: Goal = { paintMs: 1_000 };
const other: Goal = { paintMs: 2_200 };
const wide: Goal = { pictureMs: 2_500 };
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
      'page            picture ms (goal) paint ms (goal)   element         blocking  shift   JS kB  HTML kB  calls before',
    );
    for (const [name, path, goal] of pages) {
      const address = deckle.url + path;
      const all: PageFigures[] = [];
      // The first load renders pictures and fills caches, so it is not counted.
      await loadPage(browser, size, address);
      for (let run = 0; run < runs; run += 1) all.push(await loadPage(browser, size, address));
      print(name, size === 'desktop' ? wide : goal, middleOf(all));
    }
  }
  console.log(
    `\ngoals: JS ${goals.scriptKb} kB, blocking ${goals.blockingMs} ms, shift ${goals.shift}, no call before`,
  );
  judge([...(await publicPaths()), first.href]);
} finally {
  await browser.close();
  await deckle.stop();
}

/** The address of every public page without parameters, and of an artist and a release. */
async function publicPaths(): Promise<readonly string[]> {
  const rows = pageNames.map(pageRow).filter((row) => isIndexed(row) && !hasParams(row));
  const read = async (path: string) => (await fetch(deckle.url + path)).json();
  const [artists, releases] = [await read('/api/artists'), await read('/api/releases?scope=past')];
  return [
    ...rows.map(({ path }) => path),
    artistsView.parse(artists).header[0]?.href,
    releaseList.parse(releases).items[0]?.href,
  ].filter((path) => path !== undefined);
}

/** Prints the middle of three scores for performance; the others are the same in each run. */
function judge(paths: readonly string[]): void {
  const lighthouse = installLighthouse(executablePath ?? chromium.executablePath());
  try {
    console.log(
      '\nLighthouse, a phone       performance (98)  accessibility  practices  SEO (100)',
    );
    for (const path of paths) {
      const all = Array.from({ length: runs }, () => lighthouse.scoresOf(deckle.url + path));
      const scores: Scores = { ...all[0]!, performance: median(all.map((one) => one.performance)) };
      const cells = Object.values(scores).map((points) => String(points).padEnd(16));
      console.log(path.slice(0, 25).padEnd(26) + cells.join(''));
    }
  } finally {
    lighthouse.remove();
  }
}

function withGoal(ms: number | null, goal?: number): string {
  return `${ms?.toFixed(0) ?? 'none'}${goal === undefined ? '' : ` (${goal})`}`.padEnd(17);
}

function print(name: string, goal: Goal, seen: PageFigures): void {
  const cells = [
    name.padEnd(15),
    withGoal(seen.pictureMs, goal.pictureMs),
    withGoal(seen.paintMs, goal.paintMs),
    seen.paintOf.padEnd(15),
    seen.blockingMs.toFixed(0).padEnd(9),
    seen.shift.toFixed(3).padEnd(7),
    seen.scriptKb.toFixed(0).padEnd(6),
    seen.htmlKb.toFixed(0).padEnd(8),
    String(seen.callsBefore),
  ];
  console.log(cells.join(' '));
}
