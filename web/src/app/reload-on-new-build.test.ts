import { expect, test, vi } from 'vitest';
import { reloadOnNewBuild } from './reload-on-new-build.ts';

function openPage(now: () => number, navigator = { onLine: true }) {
  const target = new EventTarget();
  const reload = vi.fn();
  const page = {
    addEventListener: target.addEventListener.bind(target) as Window['addEventListener'],
    sessionStorage,
    location: { reload },
    navigator,
  };
  reloadOnNewBuild(page, now);
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { reload, fail };
}

test('reloads the page when its code is gone', () => {
  const { reload, fail } = openPage(() => 50_000);
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload offline', () => {
  const { reload, fail } = openPage(() => 50_000, { onLine: false });
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload twice in a row', () => {
  let time = 50_000;
  const { reload, fail } = openPage(() => time);
  fail();
  time += 1_000;
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  time += 60_000;
  expect(fail()).toBe(true);
});
