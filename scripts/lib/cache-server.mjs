import { spawnSync } from 'node:child_process';
import { run, say } from './run.mjs';

const names = ['valkey-server', 'redis-server'];

/** Finds a Valkey or Redis for the tests: the system's, else Debian's package. Returns its path. */
export async function ensureCacheServer() {
  const found = findCacheServer();
  if (found) return found;
  if (process.getuid?.() === 0 && pathOf('apt-get')) {
    say('Installing Redis (Debian package)');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { capture: true, quiet: true });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
      capture: true,
      quiet: true,
      env,
    });
    const installed = findCacheServer();
    if (installed) return installed;
  }
  throw new Error('install valkey-server or redis-server, or set CACHE_SERVER_PATH: tests need it');
}

function findCacheServer() {
  if (process.env.CACHE_SERVER_PATH) return process.env.CACHE_SERVER_PATH;
  for (const name of names) {
    const path = pathOf(name);
    if (path) return path;
  }
  return null;
}

function pathOf(command) {
  const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
