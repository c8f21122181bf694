import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { Volumes } from './volumes.tsx';

const volumes = [
  { sales: 9, value: money(123_456, 'GBP') },
  { sales: 2, value: money(20_070, 'GBP') },
];
const show = (asOf: string, visitor: Parameters<typeof renderAt>[2] = {}) =>
  renderAt('/', <Volumes asOf={asOf} months={['2026-10', '2026-11']} volumes={volumes} />, visitor);

describe('Volumes', () => {
  it('marks the current month as incomplete', () => {
    show('2026-11-21T12:00:00.000Z');
    const chart = screen.getByRole('img', {
      name: 'Sales each month, 9 at most; the last month so far',
    });
    const [whole, part] = [...chart.querySelectorAll('rect')].map((bar) => bar.className.baseVal);
    expect(part).not.toBe(whole);
    expect(
      screen.getByRole('rowheader', { name: 'Nov 2026 so far', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Oct 2026', hidden: true })).toBeInTheDocument();
  });

  it('does not mark a complete month', () => {
    show('2026-12-01T00:00:00.000Z');
    expect(screen.queryByText(/so far/)).toBeNull();
  });

  it('shows no bars before the first sale', () => {
    const none = { sales: 0, value: money(0, 'GBP') };
    renderAt(
      '/',
      <Volumes asOf="2026-11-21T12:00:00.000Z" months={['2026-11']} volumes={[none]} />,
    );
    expect(screen.getByText('No sales yet.')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/twelve months/)).toBeNull();
  });

  it('shows totals without pence', () => {
    show('2026-11-21T12:00:00.000Z');
    expect(screen.getByText(/11 sales in the last twelve months/)).toHaveTextContent(
      '£1,435 in total.',
    );
  });

  it('marks converted totals as rounded', () => {
    const place = { country: 'US', region: 'US', currency: 'USD' } as const;
    show('2026-11-21T12:00:00.000Z', { place });
    expect(screen.getByText(/11 sales in the last twelve months/)).toHaveTextContent(
      /, ≈ \$[\d,]+ in total\.$/,
    );
  });
});
