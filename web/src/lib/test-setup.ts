import { inspect } from 'node:util';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { storageItemOf } from '../../../tests/support/storage-item.ts';

// Allows for a slow machine: only what never appears should fail.
configure({ asyncUtilTimeout: 10_000 });

// Missing from jsdom: popovers, scrolling, media queries and the search element.
HTMLElement.prototype.hidePopover ??= () => undefined;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = globalThis;
const frames = new Set<number>();
// jsdom's own frames never come again once one was asked for under fake timers.
window.requestAnimationFrame = (draw) => {
  const frame = Number(
    setRealTimeout(() => {
      frames.delete(frame);
      draw(performance.now());
    }, 16),
  );
  frames.add(frame);
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  frames.delete(frame);
  clearRealTimeout(frame);
};

/** Every test also checks that the cookie policy lists all stored items. */
let unlisted: string[] = [];
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function setListedItem(this: Storage, key, value) {
  const where = this === window.localStorage ? 'browser' : 'tab';
  if (storageItemOf(where, key) === null) unlisted.push(`${where}: ${key}`);
  setItem.call(this, key, value);
};

let complaints: MockInstance[] = [];

/** Console errors fail a test; one that expects an error clears its own spy. */
beforeEach(() => {
  complaints = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const frame of frames) window.cancelAnimationFrame(frame);
  const said = complaints.flatMap((spy) => spy.mock.calls).filter(([, tag]) => tag !== 'search');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  const names = unlisted;
  unlisted = [];
  expect(names, 'what shared/domain/storage-inventory.ts does not list').toEqual([]);
  const texts = said.map((values) => values.map((value) => inspect(value)).join(' '));
  expect(texts, 'console.error and console.warn').toEqual([]);
});
