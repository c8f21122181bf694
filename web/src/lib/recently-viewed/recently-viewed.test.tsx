import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../testing/catalogue.ts';
import { ada, inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { readViews, storeView } from './guest-views.ts';
import { RecentlyViewed } from './recently-viewed.tsx';
import { useMergeViews, useRememberView } from './use-views.ts';

function Viewing({ id }: { readonly id: number }) {
  useRememberView(id);
  return null;
}

function Merging() {
  useMergeViews();
  return null;
}

describe('recently viewed artworks', () => {
  it('are stored in a guest’s browser, newest first', () => {
    const { wrapper } = inApp();
    const { rerender } = render(<Viewing id={1} />, { wrapper });
    rerender(<Viewing id={2} />);
    rerender(<Viewing id={1} />);
    expect(readViews()).toEqual([1, 2]);
  });

  it('are stored in a user’s account, not in the browser', async () => {
    const { of } = stubFetch({ 'POST /api/recently-viewed': { body: { ok: true } } });
    render(<Viewing id={1} />, inApp({ session: { user: ada } }));
    await waitFor(() =>
      expect(of('POST /api/recently-viewed')[0]?.body).toEqual({ artworkIds: [1] }),
    );
    expect(readViews()).toEqual([]);
  });

  it('move to the account at sign-in, and leave the browser once stored', async () => {
    storeView(1);
    storeView(2);
    const { of } = stubFetch({
      'POST /api/recently-viewed': ['no-answer', { body: { ok: true } }],
    });
    const first = render(<Merging />, inApp({ session: { user: ada } }));
    await waitFor(() => expect(of('POST /api/recently-viewed')).toHaveLength(1));
    expect(readViews()).toEqual([2, 1]);
    first.unmount();
    render(<Merging />, inApp({ session: { user: ada } }));
    await waitFor(() => expect(readViews()).toEqual([]));
    expect(of('POST /api/recently-viewed')[1]?.body).toEqual({ artworkIds: [2, 1] });
  });

  it('do not include the current artwork', async () => {
    storeView(1);
    storeView(2);
    stubFetch({
      'GET /api/recently-viewed?ids=2,1': { body: { items: [cardOf(2), cardOf(1)] } },
    });
    render(<RecentlyViewed except={2} />, inApp());
    expect(await screen.findByRole('link', { name: 'Work 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Work 2' })).toBeNull();
  });

  it.each(['not json', '{"a":1}', '[null,"x",-1,1.5]'])('ignore invalid storage: %s', (kept) => {
    localStorage.setItem('recently-viewed', kept);
    expect(readViews()).toEqual([]);
  });
});
