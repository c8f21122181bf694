import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionsView, SettingsView } from '../../../../../shared/contracts/settings.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { toast } from '../../../lib/toast.ts';
import { ChangeEmailPage } from './change-email-page.tsx';
import { GoodbyePage } from './goodbye-page.tsx';
import { SettingsPage } from './settings-page.tsx';

const settings: SettingsView = {
  ...{ firstName: 'Ada', lastName: 'Okafor', username: 'ada-1', email: 'ada@example.com' },
  ...{ pendingEmail: null, hasPassword: true, provider: null, sellerType: 'PRIVATE_SELLER' },
  ...{ shippingAddress: adasAddress, billingAddress: null },
  connections: [
    { provider: 'google', isConnected: true, canConnect: true },
    { provider: 'apple', isConnected: false, canConnect: true },
  ],
  release: { kind: null, time: null, timeZone: null },
  followFlags: { newLowestAsk: true, newHighestBid: true, newRelease: true, newSale: true },
};
const at = '2026-11-20T10:00:00.000Z';
const here = { id: 'a', device: 'Firefox on Mac', country: 'GB', isCurrent: true };
const phone = { id: 'b', device: 'Safari on iPhone', country: null, isCurrent: false };
const sessionsOf = (...sessions: Partial<SessionsView['sessions'][number]>[]) => ({
  body: { sessions: sessions.map((one) => ({ ...one, signedInAt: at, lastSeenAt: at })) },
});
const free = { asks: 0, bids: 0, purchases: 0, sales: 0, debts: [] };
const read = 'GET /api/account/settings';
const ok = { body: { ok: true } };

beforeEach(() => {
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  vi.spyOn(toast, 'error').mockImplementation(() => undefined);
});

function open(answers: Record<string, Answer | Answer[]> = {}, address = '/my-account/settings') {
  const network = stubFetch({
    [read]: { body: settings },
    'GET /api/account/sessions': sessionsOf(here, phone),
    'GET /api/account/leaving': { body: free },
    'GET /api/session': { body: unknownVisitor },
    ...answers,
  });
  const page = (
    <Routes>
      <Route element={<SettingsPage />} path="/my-account/settings" />
      <Route element={<GoodbyePage />} path="/goodbye" />
      <Route element={<ChangeEmailPage />} path="/change-email" />
    </Routes>
  );
  return { network, ...renderAt(address, page, { user: ada }) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the links beside the e-mails lead to the artists and to the reminders', async () => {
  open();
  const emails = await part('E-mails about artists');
  const link = (name: string) => emails.getByRole('link', { name });
  expect(link('Artists you follow')).toHaveAttribute('href', '/following?tab=following');
  expect(link('Release reminders')).toHaveAttribute('href', '/notifications/reminders');
});

describe('SettingsPage', () => {
  test('saves the name, which the header shows at once', async () => {
    const saved = { ...unknownVisitor, user: { ...ada, firstName: 'Adaeze' } };
    const page = open({ 'PUT /api/account/name': { body: saved } });
    const name = await part('Name');
    await userEvent.clear(name.getByLabelText('First name'));
    await userEvent.type(name.getByLabelText('First name'), 'Adaeze');
    page.network.answer(read, { body: { ...settings, firstName: 'Adaeze' } });
    await press('Save name');
    await waitFor(() => expect(page.session().user?.firstName).toBe('Adaeze'));
    expect(page.network.of('PUT /api/account/name')[0]?.body).toEqual({
      ...{ firstName: 'Adaeze', lastName: 'Okafor', username: 'ada-1' },
    });
  });

  test('shows at its field that a username is taken', async () => {
    const issues = [{ path: 'username', message: 'Username already taken' }];
    open({
      'PUT /api/account/name': { status: 400, error: 'request.invalid', more: { issues } },
    });
    await press('Save name');
    expect(await screen.findByText('Username already taken')).toBeVisible();
    expect((await part('Name')).getByLabelText('Username')).toBeInvalid();
  });

  test('asks for the password before an address changes, and waits for its link', async () => {
    const pendingEmail = 'new@example.com';
    const wrong: Answer = { status: 400, error: 'auth.password-wrong' };
    const { network } = open({ 'POST /api/account/email': [wrong, ok] });
    await press('Change e-mail');
    expect(screen.getByLabelText('New e-mail')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('New e-mail'), pendingEmail);
    await userEvent.type(screen.getByLabelText('Current password'), 'not it 1');
    await press('Send link');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    network.answer(read, { body: { ...settings, pendingEmail } });
    await press('Send link');
    expect(await screen.findByText('Waiting for your confirmation')).toBeVisible();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'E-mail' })).toHaveFocus();

    network.answer('DELETE /api/account/email', ok);
    network.answer(read, { body: settings });
    await press('Keep my present address');
    await waitFor(() => expect(screen.queryByText('Waiting for your confirmation')).toBeNull());
  });

  test('without a password sends one back to the provider', async () => {
    const social = { ...settings, hasPassword: false, provider: 'google' } as const;
    open({
      [read]: { body: social },
      'POST /api/account/email': { status: 400, error: 'auth.sign-in-again' },
      'POST /api/account/password-link': ok,
    });
    await press('Change e-mail');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.type(screen.getByLabelText('New e-mail'), 'new@example.com');
    await press('Send link');
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/connect/google?redirectTo=%2Fmy-account%2Fsettings%23email',
    );
    await press('Set a password');
    expect(await screen.findByText('Check your e-mail')).toBeVisible();
  });

  test('lists devices, and signs them out', async () => {
    const { network } = open({
      'DELETE /api/account/sessions/b': ok,
      'DELETE /api/account/sessions': ok,
    });
    const end = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' });
    const row = end.closest('li') as HTMLElement;
    expect(screen.getByText(/^United Kingdom · last active/)).toBeVisible();
    expect(within(row).getByText(/^Last active/)).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    network.answer('GET /api/account/sessions', sessionsOf(here));
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(screen.queryAllByText('Safari on iPhone')).toEqual([]));
    expect(screen.queryByRole('button', { name: /Sign out/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });

  test('signs out everywhere else only once confirmed', async () => {
    const { network } = open({ 'DELETE /api/account/sessions': ok });
    await press('Sign out everywhere else');
    expect(network.of('DELETE /api/account/sessions')).toEqual([]);
    network.answer('GET /api/account/sessions', sessionsOf(here));
    await press('Sign out');
    await waitFor(() => expect(screen.queryAllByText('Safari on iPhone')).toEqual([]));
    expect(network.of('DELETE /api/account/sessions')).toHaveLength(1);
  });

  test('saves a choice at once, and takes it back if that fails', async () => {
    const save = 'PUT /api/account/preferences';
    const { network } = open({ [save]: [ok, { status: 502, error: 'upstream.unavailable' }] });
    const professional = await screen.findByLabelText(/^Art market professional/);
    await userEvent.click(professional);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Saved.'));
    expect(professional).toBeChecked();
    expect(network.of(save)[0]?.body).toEqual({ sellerType: 'ART_MARKET_PROFESSIONAL' });
    const sale = screen.getByLabelText('A new sale');
    await userEvent.click(sale);
    await waitFor(() => expect(toast.error).toHaveBeenCalled());
    expect(sale).toBeChecked();
    expect(network.of(save)[1]?.body).toEqual({ followFlags: { newSale: false } });
  });

  test('saves what submitted releases start with', async () => {
    const save = 'PUT /api/account/release-preferences';
    const release = { kind: 'timed', time: '17:30', timeZone: 'Asia/Seoul' } as const;
    const { network } = open({ [save]: { body: release } });
    const form = await part('Releases you submit');
    await userEvent.selectOptions(form.getByLabelText('How they are sold'), 'date-only');
    expect(form.queryByLabelText(/^Time(?! zone)/)).toBeNull();
    await userEvent.selectOptions(form.getByLabelText('How they are sold'), 'timed');
    fireEvent.change(form.getByLabelText(/^Time(?! zone)/), { target: { value: '17:30' } });
    await userEvent.selectOptions(form.getByLabelText('Time zone'), 'Asia/Seoul');
    network.answer(read, { body: { ...settings, release } });
    await press('Save release preferences');
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    expect(network.of(save)[0]?.body).toEqual(release);
  });

  test('shows the addresses, and saves changed ones', async () => {
    const { network } = open({
      'PUT /api/profile/addresses': {
        body: { shippingAddress: adasAddress, billingAddress: null },
      },
    });
    const addresses = await part('Addresses');
    expect(addresses.getAllByText(adasAddress.address)).toHaveLength(2);
    await press('Change addresses');
    await press('Save addresses');
    await screen.findByRole('button', { name: 'Change addresses' });
    expect(network.of('PUT /api/profile/addresses')).toHaveLength(1);
  });

  test('goes to the part that the address names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    open({}, '/my-account/settings#leave');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Leave' })).toHaveFocus());
    expect(scrolled.mock.contexts[0]).toHaveAttribute('id', 'leave');
  });

  test('says that it could not be loaded, and loads again', async () => {
    const { network } = open({ [read]: { status: 403, error: 'auth.forbidden' } });
    expect(await screen.findByText('We couldn’t load your settings')).toBeVisible();
    network.answer(read, { body: settings });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Name' })).toBeVisible();
  });
});

describe('connected accounts', () => {
  const connect = 'POST /api/account/providers/apple';
  const disconnect = 'POST /api/account/providers/google/disconnect';
  const google = { provider: 'google', isConnected: true, canConnect: true } as const;
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

  test('are connected at the provider, after the password', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    const wrong: Answer = { status: 400, error: 'auth.password-wrong' };
    const url = 'https://appleid.example/authorize?state=x';
    const { network } = open({ [connect]: [wrong, { body: { url } }] });
    await press('Connect Apple');
    const form = await dialog('Connect Apple?');
    await userEvent.type(form.getByLabelText('Current password'), 'my pass 1');
    const send = form.getByRole('button', { name: 'Continue to Apple' });
    await userEvent.click(send);
    expect(await form.findByText('This is not your current password.')).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    expect(network.of(connect)[1]?.body).toEqual({ password: 'my pass 1' });
  });

  test('are disconnected, and can be connected again', async () => {
    const { network } = open({ [disconnect]: ok });
    await press('Disconnect Google');
    const form = await dialog('Disconnect Google?');
    await userEvent.type(form.getByLabelText('Current password'), 'my pass 1');
    const after = settings.connections.map((one) => ({ ...one, isConnected: false }));
    network.answer(read, { body: { ...settings, connections: after } });
    await userEvent.click(form.getByRole('button', { name: 'Disconnect Google' }));
    expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.success).toHaveBeenCalledWith('Google is disconnected.');
  });

  test('say why they could not be connected', async () => {
    open({ [connect]: { status: 503, error: 'auth.provider-unavailable' } });
    await press('Connect Apple');
    const form = await dialog('Connect Apple?');
    await userEvent.type(form.getByLabelText('Current password'), 'my pass 1');
    await userEvent.click(form.getByRole('button', { name: 'Continue to Apple' }));
    expect(await form.findByText('Apple was not connected')).toBeVisible();
    expect(form.getByText(/cannot be reached right now/)).toBeVisible();
  });

  test('cannot be left without a way in', async () => {
    const social = { ...settings, hasPassword: false, provider: 'google' } as const;
    open({ [read]: { body: social }, [connect]: { status: 400, error: 'auth.sign-in-again' } });
    expect(await screen.findByText('Connected · your only way to sign in')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Disconnect Google' })).toBeNull();
    await press('Connect Apple');
    const form = await dialog('Connect Apple?');
    expect(form.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Continue to Apple' }));
    expect(await form.findByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/connect/google?redirectTo=%2Fmy-account%2Fsettings%23connections',
    );
  });

  test('are left out where there are none, and shown where they can only be ended', async () => {
    open({ [read]: { body: { ...settings, connections: [{ ...google, canConnect: false }] } } });
    expect(await screen.findByRole('button', { name: 'Disconnect Google' })).toBeVisible();
    open({ [read]: { body: { ...settings, connections: [] } } });
    await screen.findAllByRole('heading', { name: 'Name' });
    await waitFor(() =>
      expect(screen.queryAllByRole('heading', { name: 'Connected accounts' })).toHaveLength(1),
    );
  });
});

describe('leaving', () => {
  test('names what must end first, and offers nothing else', async () => {
    open({ 'GET /api/account/leaving': { body: { ...free, bids: 2, sales: 1 } } });
    const part = await screen.findByText('You can leave once these have ended:');
    expect(part).toBeVisible();
    expect(screen.getByText(/2 open bids/)).toHaveTextContent('withdraw under Buying');
    expect(screen.getByText(/1 sale in progress/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
  });

  test('names what is owed and how it is paid', async () => {
    const debts = [{ amount: 120_050, currency: 'GBP' }];
    open({ 'GET /api/account/leaving': { body: { ...free, debts } } });
    expect(await screen.findByText(/You owe us £1,200\.50/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'ask us for the account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.queryByText('You can leave once these have ended:')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
  });

  test('names the consequences, asks for the password, and says goodbye', async () => {
    const wrong: Answer = { status: 400, error: 'auth.password-wrong' };
    const page = open({ 'POST /api/account/leave': [wrong, { body: unknownVisitor }] });
    await press('Close my account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Close your account?' }));
    expect(dialog.getByText('What is deleted')).toBeVisible();
    expect(dialog.getByText('What we must keep')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Current password'), 'my pass 1');
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    await send();
    expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    await send();
    expect(await screen.findByRole('heading', { name: 'Goodbye' })).toBeVisible();
    await waitFor(() => expect(page.session().user).toBeNull());
    expect(page.address()).toBe('/goodbye');
  });

  test('is refused by what was traded meanwhile, which is then shown', async () => {
    const { network } = open({
      'POST /api/account/leave': { status: 409, error: 'profile.open-trades' },
    });
    await press('Close my account');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Current password'), 'my pass 1');
    network.answer('GET /api/account/leaving', { body: { ...free, asks: 1 } });
    await userEvent.click(dialog.getByRole('button', { name: 'Close my account' }));
    expect(await screen.findByText(/1 open listing/)).toBeVisible();
    expect(toast.error).toHaveBeenCalled();
  });

  test('says goodbye to nobody who is still here', async () => {
    open({ 'GET /api/session': { body: { ...unknownVisitor, user: ada } } }, '/goodbye');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});

describe('ChangeEmailPage', () => {
  const change = 'POST /api/auth/change-email';

  test('changes the address by a press, not by being opened', async () => {
    const { network } = open({ [change]: ok }, '/change-email?code=abc');
    expect(network.of(change)).toEqual([]);
    await press('Use this address');
    expect(
      await screen.findByRole('heading', { name: 'Your e-mail address has changed' }),
    ).toBeVisible();
    expect(network.of(change)[0]?.body).toEqual({ code: 'abc' });
  });

  test.each([
    ['auth.email-change-invalid', 'This link no longer works'],
    ['auth.email-taken', 'This address has an account already'],
  ] as const)('says what %s means', async (error, title) => {
    open({ [change]: { status: 400, error } }, '/change-email?code=abc');
    await press('Use this address');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('can be tried again after a failure, and needs a code', async () => {
    open(
      { [change]: [{ status: 502, error: 'upstream.unavailable' }, ok] },
      '/change-email?code=a',
    );
    await press('Use this address');
    expect(await screen.findByText('Your address has not changed yet')).toBeVisible();
    await press('Use this address');
    expect(await screen.findByText(/We have written to the old one/)).toBeVisible();
    open({}, '/change-email');
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
