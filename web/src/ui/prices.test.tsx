import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '../../../shared/domain/money.ts';
import { LinesTable } from './lines-table.tsx';
import { Price } from './price.tsx';
import { Spread } from './spread.tsx';

const gbp = (pounds: number) => money(pounds * 100, 'GBP');

describe('Price', () => {
  it('shows a dash, read as no price, for a missing price', () => {
    const { container } = render(<Price value={null} />);
    expect(container).toHaveTextContent('–none');
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Spread', () => {
  it('shows its scale’s values as text', () => {
    render(<Spread highestBid={gbp(900)} lastSale={gbp(950)} lowestAsk={gbp(1100)} size="large" />);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(terms).toEqual(['Highest bid', 'Last sale', 'Lowest ask']);
    expect(figures).toEqual(['£900', '£950', '£1,100']);
  });

  it('draws a dot only if there was a sale', () => {
    const sold = render(<Spread highestBid={null} lastSale={gbp(950)} lowestAsk={null} />);
    expect(sold.container.querySelectorAll('circle')).toHaveLength(1);
    const unsold = render(<Spread highestBid={gbp(900)} lastSale={null} lowestAsk={null} />);
    expect(unsold.container.querySelectorAll('circle')).toHaveLength(0);
  });
});

describe('LinesTable', () => {
  it('shows every amount, zero as zero, and subtracts deductions', () => {
    render(
      <LinesTable
        caption="Your payout"
        lines={[
          { label: 'Price', amount: gbp(100) },
          { label: 'Royalty', amount: gbp(3), deducted: true },
          { label: 'Insurance', amount: gbp(0), deducted: true },
        ]}
        total={{ label: 'You get', amount: gbp(97) }}
      />,
    );
    expect(screen.getByRole('table', { name: 'Your payout' })).toBeInTheDocument();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['Price£100', 'Royalty− £3', 'Insurance£0', 'You get£97']);
  });
});
