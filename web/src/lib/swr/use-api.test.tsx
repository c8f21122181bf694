import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiPath } from '../../../../shared/api/call.ts';
import { getHome } from '../../../../shared/api/discover.ts';
import { inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { swrConfig } from './config.ts';
import { useApi } from './use-api.ts';

const answers = { 'GET /api/home': { body: 'new' } };

afterEach(() => {
  vi.useRealTimers();
});

describe('useApi', () => {
  it('shows what the page shell carried and makes no call for it', async () => {
    const { calls } = stubFetch(answers);
    const { wrapper } = inApp({ data: { '/api/home': 'old' } });
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(result.current.data).toBe('old');
    await new Promise((wake) => setTimeout(wake, 30));
    expect(calls).toEqual([]);
  });

  it('reads again what has grown old, and shows the old meanwhile', async () => {
    stubFetch(answers);
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { wrapper } = inApp({ data: { '/api/home': 'old' } });
    vi.setSystemTime(11_000);
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(result.current.data).toBe('old');
    await waitFor(() => expect(result.current.data).toBe('new'));
  });

  it('reads what nobody has read yet', async () => {
    stubFetch(answers);
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper: inApp().wrapper });
    await waitFor(() => expect(result.current.data).toBe('new'));
  });

  it('reads anew whatever is shown anew, however lately it was read', async () => {
    const { calls } = stubFetch(answers);
    const { wrapper: App } = inApp();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <App>
        <SWRConfig value={{ dedupingInterval: swrConfig.dedupingInterval ?? 0 }}>
          {children}
        </SWRConfig>
      </App>
    );
    const { result, rerender } = renderHook(
      ({ isShown }) => useApi(isShown ? apiPath(getHome) : null, { revalidateOnMount: true }),
      { wrapper, initialProps: { isShown: true } },
    );
    await waitFor(() => expect(result.current.data).toBe('new'));
    rerender({ isShown: false });
    await new Promise((wake) => setTimeout(wake, 30));
    rerender({ isShown: true });
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('reads nothing at no path', async () => {
    const { calls } = stubFetch(answers);
    renderHook(() => useApi(null), { wrapper: inApp().wrapper });
    await new Promise((wake) => setTimeout(wake, 30));
    expect(calls).toEqual([]);
  });

  it('says that an entry is in use for as long as it is shown', () => {
    const { cache, wrapper } = inApp({ data: { '/api/home': 'old' } });
    const release = vi.fn();
    const retain = vi.spyOn(cache, 'retain').mockReturnValue(release);
    const { unmount } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(retain).toHaveBeenCalledWith('/api/home');
    unmount();
    expect(release).toHaveBeenCalled();
  });
});
