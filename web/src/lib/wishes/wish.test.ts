import { afterEach, describe, expect, it } from 'vitest';
import { confirmedState, keepWish, readWish, takeWish, withoutWish } from './wish.ts';

afterEach(() => sessionStorage.clear());
const wish = { kind: 'follow', id: 7 } as const;

describe('a wish', () => {
  it('is carried by the address to come back to, beside what stood there', () => {
    expect(keepWish(wish, '/artists/zuleika/28')).toBe('/artists/zuleika/28?wish=follow-7');
    expect(keepWish(wish, '/artists?q=a%26b')).toBe('/artists?q=a%26b&wish=follow-7');
    expect(readWish('?q=a&wish=follow-7')).toEqual(wish);
    expect(readWish('?wish=notify-12')).toEqual({ kind: 'notify', id: 12 });
    expect(withoutWish('?q=a%26b&wish=follow-7')).toBe('?q=a%26b');
    expect(withoutWish('?wish=follow-7')).toBe('');
  });

  it.each(['', '?wish=', '?wish=buy-7', '?wish=follow-0', '?wish=follow-7x'])(
    'is nothing in %j',
    (search) => {
      expect(readWish(search)).toBeNull();
    },
  );

  it('is one’s own in the tab that made it, once', () => {
    keepWish(wish, '/');
    expect(takeWish(wish, null)).toBe(true);
    expect(takeWish(wish, null)).toBe(false);
  });

  it('is one’s own after the e-mail was confirmed, wherever that was', () => {
    expect(takeWish(wish, confirmedState)).toBe(true);
  });

  it('is nobody’s where it stands in a link only, or is another one', () => {
    expect(takeWish(wish, null)).toBe(false);
    keepWish({ kind: 'follow', id: 8 }, '/');
    expect(takeWish(wish, { from: 'elsewhere' })).toBe(false);
  });
});
