import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import { apiPath } from '../../../../shared/api/call.ts';
import { getHome } from '../../../../shared/api/discover.ts';
import { inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { swrConfig } from './config.ts';
import { useApi } from './use-api.ts';

const answers = { 'GET /api/home': { body: 'new' } };

describe('useApi', () => {
  it('shows the page’s data without a call', async () => {
    const { calls } = stubFetch(answers);
    const { wrapper } = inApp({ data: { '/api/home': 'old' } });
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(result.current.data).toBe('old');
    await new Promise((wake) => setTimeout(wake, 30));
    expect(calls).toEqual([]);
  });

  it('revalidates old data, and shows it meanwhile', async () => {
    stubFetch(answers);
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { wrapper } = inApp({ data: { '/api/home': 'old' } });
    vi.setSystemTime(11_000);
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(result.current.data).toBe('old');
    await waitFor(() => expect(result.current.data).toBe('new'));
  });

  it('reads data that is not cached', async () => {
    stubFetch(answers);
    const { result } = renderHook(() => useApi(apiPath(getHome)), { wrapper: inApp().wrapper });
    await waitFor(() => expect(result.current.data).toBe('new'));
  });

  it('revalidates on every mount if asked to', async () => {
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

  it('reads nothing for a null path', async () => {
    const { calls } = stubFetch(answers);
    renderHook(() => useApi(null), { wrapper: inApp().wrapper });
    await new Promise((wake) => setTimeout(wake, 30));
    expect(calls).toEqual([]);
  });

  it('marks an entry as used while it is shown', () => {
    const { cache, wrapper } = inApp({ data: { '/api/home': 'old' } });
    const release = vi.fn();
    const retain = vi.spyOn(cache, 'retain').mockReturnValue(release);
    const { unmount } = renderHook(() => useApi(apiPath(getHome)), { wrapper });
    expect(retain).toHaveBeenCalledWith('/api/home');
    unmount();
    expect(release).toHaveBeenCalled();
  });
});
