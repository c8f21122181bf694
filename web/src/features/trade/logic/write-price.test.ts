import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { parseMoney } from '../../../lib/format/parse-money.ts';
import { writePrice } from './write-price.ts';

test('writes what parseMoney reads as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_900 }), (amount) => {
      expect(parseMoney(writePrice(money(amount, 'EUR')), 'EUR')?.amount).toBe(amount);
    }),
  );
});
