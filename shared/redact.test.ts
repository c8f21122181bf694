import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test('hides what each server must not log, and copies nothing else', () => {
  const kept = { id: 7 };
  const given = {
    passwordHash: 'canary',
    kept,
    payment: { clientSecret: 'canary' },
    mails: [{ recipient: 'canary' }],
  };
  expect(redact(given)).toEqual({
    passwordHash: '[Redacted]',
    kept: { id: 7 },
    payment: { clientSecret: '[Redacted]' },
    mails: [{ recipient: '[Redacted]' }],
  });
  expect(given.passwordHash).toBe('canary');
  expect(redact(given).kept).toBe(kept);
  expect(redact(kept)).toBe(kept);
});
