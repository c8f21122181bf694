import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { toast } from '../../../lib/toast.ts';
import { openDesk as open, order, session } from '../testing/open-desk.tsx';

describe('an order', () => {
  test('shows mails that did not arrive, and keeps a note', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/note': { body: { id: 1 } },
      'POST /api/desk/mails/resend': { body: { id: 3 } },
    });
    expect(await screen.findByText(/It is on its way.*not taken.*EENVELOPE 550/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again: It is on its way' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/mails/resend')[0]?.body).toEqual({ id: 3 }),
    );
    await userEvent.type(screen.getByLabelText('Note for colleagues'), 'Called the seller.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/orders/note')[0]?.body).toEqual({
        id: 12,
        text: 'Called the seller.',
      }),
    );
  });

  test('takes a step from the status that is shown', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/advance': { body: { id: 12, status: 'Received' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as received' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/orders/advance')[0]?.body).toEqual({
        id: 12,
        from: 'Shipped',
      }),
    );
  });

  test('says that a colleague moved it before', async () => {
    const told = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    open('/desk/orders/12', {
      'POST /api/desk/orders/advance': { status: 409, error: 'trade.wrong-status' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as received' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('a colleague')));
  });

  test('asks for a fresh code before money, and sends the same press again', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/cancel': [
        { status: 403, error: 'desk.factor-needed' },
        { body: { id: 12, status: 'Cancelled' } },
      ],
      'POST /api/desk/session': { body: session },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Lost.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(network.of('POST /api/desk/orders/cancel')).toHaveLength(2));
    const keys = network
      .of('POST /api/desk/orders/cancel')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('that does not exist is said to be unknown', async () => {
    open('/desk/orders/9', {
      'GET /api/desk/orders/show?id=9': { status: 404, error: 'not-found' },
    });
    expect(await screen.findByText('There is no order 9')).toBeVisible();
  });

  test('leads to its work, its listing and its people', async () => {
    open('/desk/orders/12');
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByText(/Edition of 50 · No\. 12\/50 · As new/)).toBeVisible();
    expect(to('Night Ferry')).toBe('/desk/artworks/3');
    expect(to('Its listing')).toBe('/desk/listings/1');
    expect(to('Its page as visitors see it')).toBe('/artworks/ada-lark-2/night-ferry-3');
    expect(to('bo@people.example')).toBe('/desk/accounts/5');
    expect(to('sela@people.example')).toBe('/desk/accounts/4');
  });

  test('tells who took which step, once, and what went wrong', async () => {
    const at = '2026-11-21T09:00:00.000Z';
    const acted = {
      ...{ id: 4, at, actor: 'ada@people.example', who: 'Ada Byron', subject: 'order:12' },
      ...{ action: 'orders.cancel', requestId: 'req-1', record: null },
      details: { from: 'Shipped', reason: 'Lost on its way.' },
    };
    open('/desk/orders/12', {
      'GET /api/desk/orders/show?id=12': {
        body: {
          ...{ ...order, order: { ...order.order, status: 'Cancelled' }, audit: [acted] },
          history: [
            { status: 'AwaitingPayment', at: '2026-11-20T09:00:00.000Z', requestId: 'req-0' },
            { status: 'Cancelled', at, requestId: 'req-1' },
          ],
        },
      },
    });
    expect(await screen.findByText('Ada Byron cancelled it: Lost on its way.')).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Sold for £100AwaitingPayment · req-0$/),
      expect.stringMatching(/Ada Byron cancelled this order: Lost on its way\..*cancel · req-1$/),
      expect.stringMatching(/Mail to bo@people\.example/),
    ]);
  });

  test('says by whom and when the parcel left; the number names its carrier', async () => {
    const { network } = open('/desk/orders/12', {
      'GET /api/desk/orders/show?id=12': {
        body: { ...order, order: { ...order.order, status: 'AwaitingShipment' } },
      },
      'POST /api/desk/orders/advance': { body: { id: 12, status: 'Shipped' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Tracking number/), 'JD014600006281230704');
    expect(dialog.getByLabelText('Carrier')).toHaveValue('DHL');
    const day = dialog.getByLabelText('Shipped on');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-20{Enter}');
    await waitFor(() =>
      expect(network.of('POST /api/desk/orders/advance')[0]?.body).toEqual({
        ...{ id: 12, from: 'AwaitingShipment', tracking: 'JD014600006281230704' },
        ...{ carrier: 'DHL', shippedOn: '2026-11-20' },
      }),
    );
  });
});
