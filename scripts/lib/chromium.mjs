import { spawnSync } from 'node:child_process';
import { run, say } from './run.mjs';

/** Uses half of the processor time that the full browser needs for a page. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];
const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Finds a browser for the tests: CHROMIUM_PATH, else a headless shell (installed as Debian's
 * package where that is possible), else a full browser of the system, else Playwright's own.
 * Returns its path, or null for Playwright's own.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const shell = pathOfFirst(headlessShells);
  if (shell) return shell;
  if (process.getuid?.() === 0 && pathOf('apt-get')) {
    say('Installing Chromium’s headless shell (Debian package)');
    const apt = { capture: true, quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], apt);
    await run('apt-get', ['install', '-y', '--no-install-recommends', headlessShells[0]], apt);
  }
  const found = pathOfFirst([...headlessShells, ...fullBrowsers]);
  if (found) return found;
  say("Installing Chromium (Playwright's own)");
  const { code } = await run('playwright', ['install', '--only-shell', 'chromium']);
  if (code !== 0) throw new Error('no Chromium could be found or installed for the browser tests');
  return null;
}

function pathOfFirst(names) {
  return names.map(pathOf).find((path) => path !== null) ?? null;
}

function pathOf(name) {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
