import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../shared/domain/money.ts';
import { Price } from '../../ui/price.tsx';
import { inApp } from '../testing/in-app.tsx';
import { useDisplayMoney } from './use-display-money.ts';
import { useListMoney } from './use-list-money.ts';

function Both({ amount, currency }: { readonly amount: number; readonly currency: 'EUR' | 'GBP' }) {
  const value = money(amount, currency);
  return (
    <>
      <p data-testid="list">
        <Price value={useListMoney()(value)} />
      </p>
      <p data-testid="close">
        <Price value={useDisplayMoney()(value)} />
      </p>
    </>
  );
}

test('a converted price is rounded in a list and says so, and exact where one looks closer', () => {
  render(<Both amount={54_037} currency="EUR" />, inApp());
  expect(screen.getByTestId('list').textContent).toMatch(/^≈ £\d+$/);
  expect(screen.getByTestId('close').textContent).toMatch(/^£\d+\.\d\d$/);
});

test('a price in one’s own currency is the price', () => {
  render(<Both amount={54_037} currency="GBP" />, inApp());
  expect(screen.getByTestId('list')).toHaveTextContent('£540.37');
});
