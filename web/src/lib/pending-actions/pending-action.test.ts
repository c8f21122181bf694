import { describe, expect, it } from 'vitest';
import {
  claimPending,
  confirmedState,
  readPending,
  savePending,
  withoutPending,
} from './pending-action.ts';

const action = { kind: 'follow', id: 7 } as const;

describe('a pending action', () => {
  it('is added to the address, beside its other parameters', () => {
    expect(savePending(action, '/artists/zuleika/28')).toBe('/artists/zuleika/28?pending=follow-7');
    expect(savePending(action, '/artists?q=a%26b')).toBe('/artists?q=a%26b&pending=follow-7');
    expect(readPending('?q=a&pending=follow-7')).toEqual(action);
    expect(readPending('?pending=notify-12')).toEqual({ kind: 'notify', id: 12 });
    expect(withoutPending('?q=a%26b&pending=follow-7')).toBe('?q=a%26b');
    expect(withoutPending('?pending=follow-7')).toBe('');
  });

  it.each(['', '?pending=', '?pending=buy-7', '?pending=follow-0', '?pending=follow-7x'])(
    'is null in %j',
    (search) => {
      expect(readPending(search)).toBeNull();
    },
  );

  it('can be claimed once in the tab that saved it', () => {
    savePending(action, '/');
    expect(claimPending(action, null)).toBe(true);
    expect(claimPending(action, null)).toBe(false);
  });

  it('can be claimed anywhere after the e-mail is confirmed', () => {
    expect(claimPending(action, confirmedState)).toBe(true);
  });

  it('cannot be claimed from a link alone', () => {
    expect(claimPending(action, null)).toBe(false);
    savePending({ kind: 'follow', id: 8 }, '/');
    expect(claimPending(action, { from: 'elsewhere' })).toBe(false);
  });
});
