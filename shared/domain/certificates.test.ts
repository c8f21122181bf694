import { expect, test } from 'vitest';
import { certificateCode, certificateCodeOf } from './certificates.ts';

test('a code is made of all of its random bytes, without letters that look like figures', () => {
  const code = certificateCodeOf(Uint8Array.from({ length: 20 }, (_, index) => index * 13));
  expect(code).toMatch(certificateCode);
  const others = Array.from({ length: 20 }, (_, changed) =>
    certificateCodeOf(
      Uint8Array.from({ length: 20 }, (_one, index) => index * 13 + (index === changed ? 1 : 0)),
    ),
  );
  expect(new Set([code, ...others]).size).toBe(21);
});
