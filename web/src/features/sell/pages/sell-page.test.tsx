import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { SellPage } from './sell-page.tsx';

const row = (name: RegExp) => screen.getByRole('row', { name });

describe('SellPage', () => {
  it('calculates the payout of the typed price', async () => {
    renderAt('/sell', <SellPage />);
    const price = screen.getByLabelText('Your price');
    await userEvent.clear(price);
    await userEvent.type(price, '500');
    expect(row(/^Application fee/)).toHaveTextContent('£30');
    expect(row(/^Royalty/)).toHaveTextContent('£15');
    expect(row(/^Your payout/)).toHaveTextContent('£455');
    await userEvent.click(screen.getByLabelText(/^Insure the shipment/));
    expect(row(/^Shipping insurance/)).toHaveTextContent('£12');
    expect(row(/^Your payout/)).toHaveTextContent('£443');
  });

  it('preselects insurance above the threshold until the seller chooses', async () => {
    renderAt('/sell', <SellPage />);
    expect(screen.getByLabelText(/^Insure the shipment/)).toBeChecked();
    const price = screen.getByLabelText('Your price');
    await userEvent.clear(price);
    await userEvent.type(price, '999');
    expect(screen.getByLabelText(/^Insure the shipment/)).not.toBeChecked();
  });

  it('lists the latest bids for owners', () => {
    const unwanted = { ...cardOf(2), shown: { ...cardOf(2).shown, highestBid: null } };
    const home = { featured: [], latestAsks: [], latestBids: [cardOf(1), unwanted] };
    renderAt('/sell', <SellPage />, {}, { '/api/home': home });
    const wanted = screen.getByRole('region', { name: 'In demand now' });
    const [work, ...others] = within(wanted).getAllByRole('listitem');
    expect(work).toHaveTextContent('Work 1Artist 1Bid £90');
    expect(others).toEqual([]);
  });

  it('shows a failure of the latest bids with a retry', async () => {
    stubFetch({
      'GET /api/home': [
        { status: 500, error: 'internal' },
        { body: { featured: [], latestAsks: [], latestBids: [cardOf(1)] } },
      ],
    });
    renderAt('/sell', <SellPage />);
    expect(screen.getByRole('status', { name: 'Loading the highest bids' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'In demand now' })).toHaveTextContent(
      'Work 1',
    );
  });

  it.each(['19', '1000000', 'a lot', ''])('shows no payout for %j', async (typed) => {
    renderAt('/sell', <SellPage />);
    const price = screen.getByLabelText('Your price');
    await userEvent.clear(price);
    if (typed) await userEvent.type(price, typed);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^Enter a price from £20/)).toBeInTheDocument();
  });

  it('uses the visitor’s currency', () => {
    renderAt('/sell', <SellPage />, { place: { country: 'US', region: 'US', currency: 'USD' } });
    expect(row(/^Price/)).toHaveTextContent('$1,000');
  });

  it('searches for the artwork to sell', async () => {
    const { address } = renderAt('/sell', <SellPage />);
    await userEvent.type(
      screen.getByLabelText('Which artwork do you want to sell?'),
      'tide & time{Enter}',
    );
    expect(address()).toBe('/artworks?q=tide+%26+time');
  });
});
