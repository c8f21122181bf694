import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Points of a hundred. */
export type Scores = {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
};

type Report = {
  readonly categories: Record<keyof Scores, { readonly score: number | null }>;
  readonly runtimeError?: { readonly message: string };
};

/**
 * Runs Lighthouse with its defaults (a phone on a slow line) in a browser of its own. It is
 * installed in a temporary folder, as nothing else needs it.
 */
export function installLighthouse(browserPath: string): {
  scoresOf(url: string): Scores;
  remove(): void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-lighthouse-'));
  cpSync(join(import.meta.dirname, 'lighthouse'), folder, { recursive: true });
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isRoot = process.getuid?.() === 0;
  const flags = `--chrome-flags=--headless${isRoot ? ' --no-sandbox' : ''}`;
  const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  return {
    scoresOf(url) {
      const text = execFileSync(
        process.execPath,
        [program, url, flags, '--quiet', '--output', 'json'],
        {
          encoding: 'utf8',
          maxBuffer: 2 ** 27,
          env: { ...process.env, CHROME_PATH: browserPath },
        },
      );
      const { categories, runtimeError }: Report = JSON.parse(text);
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
      const points = (name: keyof Scores) => Math.round((categories[name].score ?? 0) * 100);
      return {
        performance: points('performance'),
        accessibility: points('accessibility'),
        'best-practices': points('best-practices'),
        seo: points('seo'),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
