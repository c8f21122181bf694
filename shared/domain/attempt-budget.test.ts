import { expect, test } from 'vitest';
import { createAttemptBudget } from './attempt-budget.ts';

function setUp(options: { max?: number; maxKeys?: number } = {}) {
  const clock = { now: 1_000_000 };
  const budget = createAttemptBudget({
    max: 3,
    windowMs: 60_000,
    maxKeys: 100,
    now: () => clock.now,
    ...options,
  });
  const take = (key: string, times: number) =>
    Array.from({ length: times }, () => budget.reserve(key)).filter(({ ok }) => ok).length;
  return { clock, budget, take };
}

test('allows the limit per key, and says how long to wait', () => {
  const { clock, budget, take } = setUp();
  expect(take('ada', 50)).toBe(3);
  clock.now += 10_500;
  expect(budget.reserve('ada')).toEqual({ ok: false, retryAfter: 50 });
  expect(take('bob', 50)).toBe(3);
});

test('starts again after the window, counted from the first attempt', () => {
  const { clock, take } = setUp();
  expect(take('ada', 1)).toBe(1);
  clock.now += 59_999;
  expect(take('ada', 5)).toBe(2);
  clock.now += 1;
  expect(take('ada', 5)).toBe(3);
});

test('a released attempt is available again, once', () => {
  const { budget, take } = setUp();
  const first = budget.reserve('ada');
  expect(take('ada', 5)).toBe(2);
  if (first.ok) for (let times = 0; times < 5; times += 1) first.release();
  expect(take('ada', 5)).toBe(1);
});

test('releasing an attempt of an earlier window changes nothing', () => {
  const { clock, budget, take } = setUp();
  const late = budget.reserve('ada');
  clock.now += 60_000;
  expect(take('ada', 5)).toBe(3);
  if (late.ok) late.release();
  expect(take('ada', 5)).toBe(0);
});

test('keeps at most maxKeys, and drops the one that ends first', () => {
  const { clock, take } = setUp({ maxKeys: 2 });
  take('ada', 3);
  clock.now += 1;
  take('bob', 3);
  clock.now += 1;
  take('cy', 3);
  expect(take('bob', 1)).toBe(0);
  expect(take('ada', 1)).toBe(1);
});

test('drops ended windows before running ones', () => {
  const { clock, take } = setUp({ maxKeys: 2 });
  take('ada', 3);
  clock.now += 30_000;
  take('bob', 3);
  clock.now += 30_000;
  take('cy', 3);
  expect(take('bob', 1)).toBe(0);
});
