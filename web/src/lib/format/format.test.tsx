import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type MinorUnits, money } from '../../../../shared/domain/money.ts';
import { inApp } from '../testing/in-app.tsx';
import { artistNames } from './artist-names.ts';
import { countOf, formatCount } from './count-of.ts';
import { formatDate, formatDay, formatDayOfYear, formatRelative } from './dates.ts';
import { mediumAndYear } from './medium-and-year.ts';
import { parseMoney } from './parse-money.ts';
import { formatPrice } from './price.ts';
import { useDisplayMoney } from './use-display-money.ts';

describe('formatPrice', () => {
  it('shows an amount with its symbol', () => {
    expect(formatPrice(money(123_400, 'USD'))).toBe('$1,234');
    expect(formatPrice(money(123_450, 'EUR'))).toBe('€1,234.50');
  });

  it.each([
    ['missing', null],
    ['not given', undefined],
    ['zero', money(0, 'GBP')],
    ['not a number', { amount: Number.NaN as MinorUnits, currency: 'GBP' as const }],
  ])('shows a dash for %s', (_, value) => {
    expect(formatPrice(value)).toBe('–');
  });
});

describe('parseMoney', () => {
  it.each([
    ['1250', 125_000],
    ['1,250.5', 125_050],
    [' £ 20 ', 2_000],
    ['0.05', 5],
  ])('reads %s', (text, amount) => {
    expect(parseMoney(text, 'GBP')).toEqual(money(amount, 'GBP'));
  });

  it.each(['', 'twelve', '-5', '1.234', '12e3', '1.2.3', '1234567890123'])(
    'reads no amount from %s',
    (text) => {
      expect(parseMoney(text, 'GBP')).toBeNull();
    },
  );
});

describe('useDisplayMoney', () => {
  it('converts money to the visitor’s currency at the session’s rates', () => {
    const { wrapper } = inApp({
      session: { place: { country: 'US', region: 'US', currency: 'USD' } },
    });
    const { result } = renderHook(useDisplayMoney, { wrapper });
    expect(result.current(money(10_000, 'GBP'))).toEqual(money(13_100, 'USD'));
    expect(result.current(null)).toBeNull();
  });
});

describe('dates', () => {
  it('shows a moment as the viewer’s day', () => {
    const moment = '2026-03-01T23:30:00.000Z';
    expect(formatDate(moment, 'Europe/London')).toBe('1 March 2026');
    expect(formatDate(moment, 'Asia/Tokyo')).toBe('2 March 2026');
    expect(formatDate(moment, 'America/Los_Angeles')).toBe('1 March 2026');
  });

  it('shows a date as the same day everywhere, and as a month or a year if only that is known', () => {
    expect(formatDay('2024-03-01', true)).toBe('1 March 2024');
    expect(formatDay('2024-03-01', false)).toBe('March 2024');
    expect(formatDay('2024-03', false)).toBe('March 2024');
    expect(formatDay('2024', false)).toBe('2024');
    expect(formatDayOfYear('2026-11-24', 'Pacific/Auckland')).toBe('24 November');
  });

  it('shows the day of an instant by the viewer’s time zone', () => {
    const instant = '2026-11-24T16:00:00.000Z';
    expect(formatDayOfYear(instant, 'UTC')).toBe('24 November');
    expect(formatDayOfYear(instant, 'Pacific/Auckland')).toBe('25 November');
  });

  it.each([
    [-31_536_000, 'last year'],
    [-86_400 * 3, '3 days ago'],
    [7_200, 'in 2 hours'],
    [-59, '59 seconds ago'],
    [0, 'now'],
  ])('formats %i seconds in the largest fitting unit', (seconds, words) => {
    expect(formatRelative(seconds * 1000, 0)).toBe(words);
  });
});

describe('counts', () => {
  it('group thousands', () => {
    expect(formatCount(1_204)).toBe('1,204');
    expect(countOf(1, 'work')).toBe('1 work');
    expect(countOf(1_204, 'work')).toBe('1,204 works');
  });
});

describe('names', () => {
  it('join artists as in a sentence', () => {
    expect(artistNames([{ name: 'Ada' }, { name: 'Bea' }, { name: 'Cy' }])).toBe('Ada, Bea and Cy');
  });

  it('omit an unknown year', () => {
    expect(mediumAndYear({ medium: 'Etching', year: 2024 })).toBe('Etching, 2024');
    expect(mediumAndYear({ medium: 'Etching', year: null })).toBe('Etching');
  });
});
