import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// jsdom knows neither popovers, nor scrolling, nor media queries, nor the search element.
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

let complaints: MockInstance[] = [];

/** Whatever complains on the console has not passed; a test that expects it clears its own spy. */
beforeEach(() => {
  complaints = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
});

afterEach(() => {
  cleanup();
  const said = complaints.flatMap((spy) => spy.mock.calls).filter(([, tag]) => tag !== 'search');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(said, 'console.error and console.warn').toEqual([]);
});
