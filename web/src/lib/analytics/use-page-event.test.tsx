import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, inApp } from '../testing/in-app.tsx';
import { keepConsent } from '../testing/keep-consent.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { usePageEvent } from './use-page-event.ts';

const sent = 'POST /api/analytics/events';
const nonEssential = { analytics: true, chatUrl: null };
const signedIn = { user: ada, nonEssential };

beforeEach(() => {
  vi.useFakeTimers();
  keepConsent('yes');
});
afterEach(() => {
  keepConsent(null);
});

const visit = (session: object, id: number | null = 12) =>
  renderHook((shown: number | null) => usePageEvent('view_artwork_1', shown), {
    wrapper: inApp({ session }).wrapper,
    initialProps: id,
    reactStrictMode: true,
  });

describe('usePageEvent', () => {
  it('counts each page once, when the browser is idle', () => {
    const { of } = stubFetch({ [sent]: { body: { taken: true } } });
    const { rerender } = visit(signedIn);
    expect(of(sent)).toEqual([]);
    vi.runAllTimers();
    rerender(12);
    rerender(13);
    vi.runAllTimers();
    expect(of(sent).map(({ body }) => body)).toEqual([
      { name: 'view_artwork_1', artworkId: 12 },
      { name: 'view_artwork_1', artworkId: 13 },
    ]);
    expect(of(sent)[0]?.headers.get('x-deckle')).toBe('1');
  });

  it.each([
    ['a visitor', { nonEssential }],
    ['a site without analytics', { user: ada }],
  ])('counts nothing for %s', (_who, session) => {
    const { calls } = stubFetch({});
    visit(session);
    vi.runAllTimers();
    expect(calls).toEqual([]);
  });

  it('counts nothing without consent, or before the page has loaded', () => {
    const { calls } = stubFetch({});
    visit(signedIn, null);
    keepConsent('no');
    visit(signedIn);
    vi.runAllTimers();
    expect(calls).toEqual([]);
  });

  it('handles failures', async () => {
    const { of } = stubFetch({ [sent]: 'no-answer' });
    visit(signedIn);
    vi.runAllTimers();
    vi.useRealTimers();
    // Gives an unhandled rejection time to fail the test.
    await new Promise((wake) => setTimeout(wake, 20));
    expect(of(sent)).toHaveLength(1);
  });
});
