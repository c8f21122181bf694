import { describe, expect, it } from 'vitest';
import { consentLastsMs, readConsent, writeConsent } from './consent.ts';

const at = 1_763_712_000_000;

describe('consent', () => {
  it('round-trips', () => {
    for (const isGiven of [true, false]) {
      expect(readConsent(writeConsent({ isGiven, at }), at + 1)).toEqual({ isGiven, at });
    }
  });

  it('expires after six months', () => {
    const value = writeConsent({ isGiven: true, at });
    expect(readConsent(value, at + consentLastsMs)).not.toBeNull();
    expect(readConsent(value, at + consentLastsMs + 1)).toBeNull();
  });

  it.each([undefined, '', 'yes', 'yes.1', 'maybe.1763712000000', 'yes.1763712000000x', 'true'])(
    'reads no answer from %s',
    (value) => expect(readConsent(value, at)).toBeNull(),
  );
});
