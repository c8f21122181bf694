import { spawnSync } from 'node:child_process';
import { run, say } from './run.mjs';

/** The headless shell first: it uses half of the processor time for a page. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Finds a browser for the tests: the system's, else Debian's package, else Playwright's own.
 * Returns its path, or null for Playwright's own.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && has('apt-get')) {
    say('Installing Chromium (Debian package)');
    await run('apt-get', ['update'], { capture: true, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      capture: true,
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed) return installed;
  }
  say("Installing Chromium (Playwright's own)");
  const { code } = await run('playwright', ['install', '--only-shell', 'chromium']);
  if (code !== 0) throw new Error('no Chromium could be found or installed for the browser tests');
  return null;
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

function has(command) {
  return spawnSync('which', [command]).status === 0;
}
