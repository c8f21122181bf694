import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { toast } from '../../../lib/toast.ts';
import { PlaceDialog } from './place-dialog.tsx';

const inUs: SessionView = {
  ...unknownVisitor,
  place: { country: 'US', region: 'US', currency: 'USD' },
  placeSource: { by: 'choice', asOf: null },
};

function Page() {
  const { openPlace } = useOverlay();
  const displayMoney = useDisplayMoney();
  return (
    <>
      <p>Ask {formatPrice(displayMoney(money(10_000, 'GBP')))}</p>
      <button onClick={openPlace} type="button">
        Open
      </button>
      <PlaceDialog />
    </>
  );
}

async function open(session: Partial<SessionView> = {}) {
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  const view = renderAt('/', <Page />, session);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Region and currency' })) };
}

// Queries by label: by role, jsdom takes seconds for 250 countries.
describe('PlaceDialog', () => {
  it('starts with the current region, and changes nothing until submitted', async () => {
    const network = stubFetch({});
    const { dialog } = await open();
    expect(dialog.getByLabelText(/^United Kingdom/)).toBeChecked();
    expect(dialog.getByLabelText(/^GBP .$/)).toBeChecked();
    await userEvent.click(dialog.getByLabelText(/^Japan/));
    expect(dialog.getByLabelText(/^USD .$/)).toBeChecked();
    expect(network.calls).toEqual([]);
    expect(screen.getByText('Ask £100')).toBeInTheDocument();
  });

  it('converts every price at once, and closes', async () => {
    const network = stubFetch({ 'PUT /api/place': { body: inUs } });
    const { dialog } = await open();
    await userEvent.click(dialog.getByLabelText(/^United States/));
    await userEvent.click(dialog.getByText('Show prices in US dollars'));
    expect(await screen.findByText('Ask $131')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.of('PUT /api/place')[0]?.body).toEqual({ country: 'US', currency: 'USD' });
    expect(toast.success).toHaveBeenCalledWith('Prices are in US dollars.');
  });

  it('accepts another currency than the country’s', async () => {
    const network = stubFetch({ 'PUT /api/place': { body: inUs } });
    const { dialog } = await open();
    await userEvent.click(dialog.getByLabelText(/^EUR .$/));
    await userEvent.click(dialog.getByText('Show prices in euros'));
    expect(network.of('PUT /api/place')[0]?.body).toEqual({ country: 'GB', currency: 'EUR' });
  });

  it('works by keyboard alone', async () => {
    const network = stubFetch({ 'PUT /api/place': { body: inUs } });
    const { dialog } = await open();
    expect(dialog.getByLabelText('Country')).toHaveFocus();
    await userEvent.keyboard('usa');
    expect(dialog.queryByLabelText(/^France/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(dialog.getByLabelText(/^United States/)).toBeChecked();
    expect(network.calls).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(network.of('PUT /api/place')[0]?.body).toEqual({ country: 'US', currency: 'USD' });
  });

  it('says that no country matches', async () => {
    stubFetch({});
    const { dialog } = await open();
    await userEvent.type(dialog.getByLabelText('Country'), 'atlantis');
    expect(dialog.getByRole('status')).toHaveTextContent('No countries found.');
  });

  it('keeps everything and shows a failure when the server cannot be reached', async () => {
    stubFetch({ 'PUT /api/place': 'no-answer' });
    const { dialog } = await open();
    await userEvent.click(dialog.getByLabelText(/^EUR .$/));
    await userEvent.click(dialog.getByText('Show prices in euros'));
    expect(await dialog.findByText('We couldn’t save your choice')).toBeInTheDocument();
    expect(screen.getByText('Ask £100')).toBeInTheDocument();
  });

  it('removes a choice, if there is one', async () => {
    const network = stubFetch({ 'DELETE /api/place': { body: unknownVisitor } });
    const first = await open();
    expect(first.dialog.queryByText('Detect automatically')).toBeNull();
    first.unmount();
    const { dialog } = await open(inUs);
    await userEvent.click(dialog.getByText('Detect automatically'));
    expect(await screen.findByText('Ask £100')).toBeInTheDocument();
    expect(network.of('DELETE /api/place')).toHaveLength(1);
  });

  it('shows the date of the exchange rates', async () => {
    stubFetch({});
    const first = await open();
    expect(first.dialog.getByText(/approximate rates/)).toBeInTheDocument();
    first.unmount();
    const asOf = '2026-11-21T04:05:00.000Z';
    const { dialog } = await open({ rates: { values: unknownVisitor.rates.values, asOf } });
    expect(dialog.getByText(/rates of 21 November 2026/)).toBeInTheDocument();
  });

  it('shows a day of rates without a time', async () => {
    stubFetch({});
    const rates = { values: unknownVisitor.rates.values, asOf: '2026-11-20' };
    const { dialog } = await open({ rates });
    expect(dialog.getByText('Converted at the rates of 20 November 2026.')).toBeInTheDocument();
  });

  it('tells the other tabs', async () => {
    stubFetch({ 'PUT /api/place': { body: inUs } });
    const other = new BroadcastChannel('deckle.place');
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => void heard.push(data);
    const { dialog } = await open();
    await userEvent.click(dialog.getByText(/^Show prices/));
    await waitFor(() => expect(heard).toEqual([null]));
    other.close();
  });
});
