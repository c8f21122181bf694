import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSessionChannel, type SessionChannel } from './session-channel.ts';

const open: SessionChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

function tab() {
  const heard: (number | null)[] = [];
  const channel = openSessionChannel((userId) => heard.push(userId));
  open.push(channel);
  return { ...channel, heard };
}

describe('openSessionChannel', () => {
  it('tells the other tabs, and not itself', async () => {
    const [here, there] = [tab(), tab()];
    here.tell(3);
    here.tell(null);
    await vi.waitFor(() => expect(there.heard).toEqual([3, null]));
    expect(here.heard).toEqual([]);
  });

  it('tells by storage where there are no channels, and leaves nothing there', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const written = vi.spyOn(Storage.prototype, 'setItem');
    const { tell, heard } = tab();
    tell(3);
    expect(written).toHaveBeenCalledWith('deckle.session', '3');
    expect(localStorage.length).toBe(0);
    const event = (newValue: string | null, key = 'deckle.session') =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    event('7');
    event(null);
    event('8', 'other');
    event('null');
    expect(heard).toEqual([7, null]);
  });

  it('takes nothing else for a person', async () => {
    const { heard } = tab();
    const other = new BroadcastChannel('deckle.session');
    for (const nonsense of ['3', 1.5, {}, 4]) other.postMessage(nonsense);
    await vi.waitFor(() => expect(heard).toEqual([4]));
    other.close();
  });
});
