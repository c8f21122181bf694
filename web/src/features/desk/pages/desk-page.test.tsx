import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mine, openDesk as open, session, shownAsk } from '../testing/open-desk.tsx';

describe('before the desk is open', () => {
  test('a collector is told whom it is for', async () => {
    open('/desk', { 'GET /api/desk/session': { status: 403, error: 'desk.not-staff' } });
    expect(await screen.findByText(/for the people who run the marketplace/)).toBeVisible();
  });

  test('the first visitor of a new marketplace is told how it gets an owner', async () => {
    open('/desk', {
      'GET /api/desk/session': [{ status: 403, error: 'desk.no-owner' }, { body: session }],
    });
    expect(await screen.findByText(/people invite .*--role owner/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });

  test('a new member sets up a second factor, and sees the recovery codes once', async () => {
    const closed = { body: { ...session, hasFactor: false, openUntil: null, freshUntil: null } };
    const { network } = open('/desk', {
      'GET /api/desk/session': [closed, { body: session }],
      'POST /api/desk/factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } },
      'POST /api/desk/factor/first-code': [
        { status: 400, error: 'desk.code-wrong' },
        { body: { codes: ['aaaa-1111'] } },
      ],
    });
    await userEvent.type(await screen.findByLabelText('Your password'), 'a long pass 1');
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('aaaa-1111')).toBeVisible();
    expect(network.of('POST /api/desk/factor')[0]?.body).toEqual({ password: 'a long pass 1' });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });

  test('a member enters a code', async () => {
    const closed = { body: { ...session, openUntil: null, freshUntil: null } };
    open('/desk', {
      'GET /api/desk/session': closed,
      'POST /api/desk/session': [{ status: 400, error: 'desk.code-wrong' }, { body: session }],
    });
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    expect(code).toHaveValue('');
    await userEvent.type(code, '654321{Enter}');
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });
});

describe('the first steps', () => {
  const step = (name: string, state: string, value = '') => ({ step: name, state, value });
  const later = [step('work', 'done'), step('listing', 'done')];
  test('show what is done and what is to do', async () => {
    open('/desk', {
      'GET /api/desk/setup/show': {
        body: [
          step('address', 'trial', 'http://localhost:3000'),
          step('payments', 'open'),
          step('mail', 'done', 'mail.example'),
          ...later,
        ],
      },
    });
    const steps = await screen.findByRole('region', { name: 'To the first sale' });
    expect(within(steps).getAllByText('Done')).toHaveLength(3);
    expect(within(steps).getByText('STRIPE_SECRET_KEY')).toBeVisible();
    expect(within(steps).getByText('Mail leaves by mail.example.')).toBeVisible();
  });

  test('go when none is left', async () => {
    open('/desk', {
      'GET /api/desk/setup/show': {
        body: [step('address', 'trial', 'http://localhost:3000'), ...later],
      },
    });
    expect(await screen.findByText('Nothing waits')).toBeVisible();
    expect(screen.queryByText('To the first sale')).toBeNull();
  });
});

describe('the queue', () => {
  test('is decided by keyboard, each verdict on the version that is shown', async () => {
    const { network, address } = open('/desk/listings', {
      'POST /api/desk/asks/approve': { body: { id: 7, status: 'Approved', orderId: null } },
      'POST /api/desk/asks/reject': { body: { id: 8, status: 'Rejected' } },
    });
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('1a');
    const asked = within(await screen.findByRole('dialog', { name: 'Not all of it is checked' }));
    expect(asked.getByText('Number')).toBeVisible();
    expect(asked.queryByText('Signature')).toBeNull();
    expect(network.of('POST /api/desk/asks/approve')).toHaveLength(0);
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(address()).toBe('/desk/listings/8'));
    expect(network.of('POST /api/desk/asks/approve').map(({ body }) => body)).toEqual([
      { id: 7, version: 'v1', checks: ['signature'], anyway: true },
    ]);
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Another edition. a m r');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/asks/reject')[0]?.body).toEqual({
        id: 8,
        version: 'v8',
        checks: [],
        reason: 'Another edition. a m r',
      }),
    );
    expect(network.of('POST /api/desk/asks/approve')).toHaveLength(1);
  });

  test('shows why nothing was decided, and j and k go through it', async () => {
    const { address } = open('/desk/listings/7', {
      'POST /api/desk/asks/approve': { status: 409, error: 'trade.wrong-status' },
    });
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('12a');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer possible.');
    await userEvent.keyboard('j');
    expect(address()).toBe('/desk/listings/8');
    await userEvent.keyboard('k');
    expect(address()).toBe('/desk/listings/7');
  });

  test('shows who holds a listing, without verdicts', async () => {
    const { network } = open('/desk/listings/7', {
      'POST /api/desk/asks/hold': { body: { ...mine, isMine: false, name: 'ada@people.example' } },
    });
    expect(await screen.findByText('ada@people.example is deciding this listing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.keyboard('aj');
    await waitFor(() => {
      const released = network.of('POST /api/desk/asks/release').map(({ body }) => body);
      expect(released).toContainEqual({ id: 7 });
    });
    expect(network.of('POST /api/desk/asks/approve')).toHaveLength(0);
  });

  test('has no verdicts on a listing of one’s own', async () => {
    const { network } = open('/desk/listings/7', {
      'GET /api/desk/asks/show?id=7': { body: { ...shownAsk, isForColleague: true } },
    });
    expect(await screen.findByText('You listed this yourself')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(network.of('POST /api/desk/asks/hold')).toHaveLength(0);
  });

  test('is set beside its market', async () => {
    open('/desk/listings/7');
    expect(await screen.findByText('£520')).toBeVisible();
    expect(screen.getByText('£530, 2% above this price')).toBeVisible();
  });

  test('has no verdicts for a viewer', async () => {
    open('/desk/listings/7', {
      'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } },
    });
    expect(await screen.findByText('The seller sent no documents')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

test('an unknown place of the desk is said to be unknown', async () => {
  open('/desk/orders/12/more');
  expect(await screen.findByText('There is no such place at the desk')).toBeVisible();
});
