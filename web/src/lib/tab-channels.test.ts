import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TabChannel, tabChannel } from './tab-channels.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab of the site, with channels of its own. */
function tab(): TabChannel<number> & { readonly heard: number[]; readonly stop: () => void } {
  const heard: number[] = [];
  const channel = tabChannel<number>('deckle.test');
  const stop = channel.listen((message) => heard.push(message));
  stops.push(stop);
  return { ...channel, heard, stop };
}

describe('tabChannel', () => {
  it('sends to other tabs, not to itself', async () => {
    const [here, there] = [tab(), tab()];
    here.post(3);
    here.post(4);
    await vi.waitFor(() => expect(there.heard).toEqual([3, 4]));
    expect(here.heard).toEqual([]);
  });

  it('does nothing without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const { post, heard } = tab();
    expect(() => post(3)).not.toThrow();
    expect(heard).toEqual([]);
  });

  it('stops listening', async () => {
    const [here, there, third] = [tab(), tab(), tab()];
    there.stop();
    here.post(5);
    await vi.waitFor(() => expect(third.heard).toEqual([5]));
    expect(there.heard).toEqual([]);
  });
});
