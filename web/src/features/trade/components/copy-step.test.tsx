import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { CopyView } from '../../../../../shared/contracts/copy-details.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { artwork, bookOrder, edition } from '../testing/fixtures.ts';
import { book, marketplace, openReview as open, ownCopy, press } from '../testing/review.tsx';

const rest = 'ines-valadares/low-tide/41/Main';
const query = 'action=list&price=290&currency=GBP&expires=0';
const step = `/ask-or-sell/authentication/${rest}?${query}`;
const review = `/ask-or-sell/review-sale/${rest}`;
const own: CopyView = {
  ...{ number: '12/75', newCondition: false, conditionNotes: 'A crease.', framed: false },
  ...{ certificate: true, provenance: '', summary: 'No. 12/75 · Not as new' },
};

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what a seller says of a copy', () => {
  test('is asked before the review, which names it and leads back to it', async () => {
    marketplace();
    const { address } = open(`${review}?${query}`);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('About your copy');
    expect(address()).toBe(step);
    await userEvent.type(screen.getByLabelText(/number in the edition/), '12/75');
    await choose(/^As new/);
    await choose(/^Framed/);
    await choose(/^No certificate/);
    await press('Continue');
    await waitFor(() => expect(address()).toBe(`${review}?${query}`));
    expect(await screen.findByText('No. 12/75 · As new · Framed · No certificate')).toBeVisible();
    expect(steps().slice(0, 4)).toEqual([
      ...['1Price (done)', '2Copy (done)', '3Address (done)', '4Review'],
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Change what you say of your copy' }));
    expect(await screen.findByLabelText(/number in the edition/)).toHaveValue('12/75');
    expect(screen.getByRole('radio', { name: /^Framed/ })).toBeChecked();
  });

  test('names what is missing, all at once, and asks what is wrong with a used copy', async () => {
    marketplace();
    const { address } = open(step);
    await press('Continue');
    expect(await screen.findAllByText('Choose one')).toHaveLength(3);
    await choose(/^Not as new/);
    await press('Continue');
    expect(await screen.findByText(/^Describe the condition/)).toBeVisible();
    expect(screen.getAllByText('Choose one')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('What is not as new?'), 'Foxed.');
    await choose(/^As new/);
    await choose(/^Unframed/);
    await choose(/^I have the certificate/);
    await press('Continue');
    await waitFor(() => expect(address()).toContain(review));
    expect(screen.queryByText(/Foxed/), 'a copy as new has no faults').toBeNull();
  });

  test('refuses characters that would hide what is written', async () => {
    draftStore('copy.3.500').write({ ...ownCopy, provenance: 'From \u202eParis' });
    marketplace();
    open(step);
    await press('Continue');
    expect(await screen.findByText(/not allowed here/)).toBeVisible();
  });

  test('stays in this tab over a reload, and after a session that ended while placing', async () => {
    marketplace();
    const first = open(step);
    await userEvent.type(await screen.findByLabelText(/Where it comes from/), 'A gallery.');
    first.unmount();
    open(step);
    await waitFor(() =>
      expect(screen.getByLabelText(/Where it comes from/)).toHaveValue('A gallery.'),
    );
  });

  test('a sale is told that it needs no documents now', async () => {
    marketplace();
    open(`/ask-or-sell/authentication/${rest}?action=sell&DHLInsurance=true`);
    expect(await screen.findByText(/^Nothing now: it sells at once/)).toBeVisible();
  });
});

test('a link can preselect the insurance of a sale', async () => {
  marketplace();
  open(`/ask-or-sell/${rest}?DHLInsurance=true&action=sell`);
  expect(await screen.findByRole('checkbox', { name: /Insure the shipment/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^Sell now/ })).toBeChecked();
});

describe('an edited listing', () => {
  const asks = [bookOrder(9, 32_000)];
  const listed = (more: object) => {
    const orders = ownOrdersOf([9], []);
    return marketplace({
      'GET /api/artworks/41': { body: artwork(edition({ ...book, asks })) },
      'GET /api/artworks/41/own-orders': {
        body: { ...orders, asks: orders.asks.map((ask) => ({ ...ask, ...more })) },
      },
      'PUT /api/asks/9': { body: { askId: 9, status: 'Approved', orderId: null } },
    });
  };
  const edit = `/ask-or-sell/${rest}?action=edit&askId=9`;

  test('without details can state them, saved with the price', async () => {
    const network = listed({ copy: null });
    const { address } = open(edit);
    expect(await screen.findByText(/are not stated/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Say what you know of your copy' }));
    await choose(/^As new/);
    await choose(/^Unframed/);
    await choose(/^No certificate/);
    await press('Continue');
    expect(await screen.findByText('As new · Unframed · No certificate')).toBeVisible();
    await press(/^Keep price/);
    await waitFor(() => expect(address()).toContain('placed=updated'));
    expect(network.of('PUT /api/asks/9')[0]?.body).toMatchObject({
      price: 10_000,
      copyDetails: { number: '', newCondition: true, framed: false },
    });
  });

  test('shows what it says while it waits, and can change it', async () => {
    const network = listed({ copy: own, isLive: false });
    open(edit);
    await userEvent.click(
      await screen.findByRole('link', { name: 'Change what you say of your copy' }),
    );
    expect(await screen.findByLabelText('What is not as new?')).toHaveValue('A crease.');
    await press('Continue');
    await press(/^Keep price/);
    expect(await screen.findByText(/Nothing has changed yet/)).toBeVisible();
    expect(network.of('PUT /api/asks/9')).toHaveLength(0);
  });

  test('keeps what buyers can read already', async () => {
    listed({ copy: own });
    const { address } = open(`/ask-or-sell/authentication/${rest}?action=edit&askId=9`);
    expect(await screen.findByText(/^Buyers can read this, so it stays/)).toBeVisible();
    expect(address()).toContain(`/ask-or-sell/${rest}`);
    expect(screen.queryByRole('link', { name: /what you say of your copy/ })).toBeNull();
  });
});
