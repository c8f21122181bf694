import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../../../lib/session/session-atom.ts';
import { renderAt } from '../../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../../lib/testing/stub-fetch.ts';
import { RunProvider } from '../../hooks/use-run.tsx';
import { SiteSettings } from './site-settings.tsx';

const setting = (name: string, value: string | null, byDefault: string) => ({
  ...{ name, value, default: byDefault },
});
const settings = [
  setting('name', 'Kiln & Ink', 'Deckle'),
  setting('line', null, 'Art editions, traded in the open'),
  setting('contactEmail', null, 'help@kiln.example'),
  setting('postalAddress', null, ''),
  setting('daysToPay', null, '3'),
  setting('daysToShip', '12', '7'),
  setting('newBuyerPurchases', null, '3'),
  setting('newBuyerPounds', null, '5000'),
];
const change = 'POST /api/desk/site/change';

function open(isOwner: boolean, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/site/show': { body: settings },
    'GET /api/session': { body: unknownVisitor },
    ...answers,
  });
  renderAt(
    '/',
    <RunProvider hasPasskey={false}>
      <SiteSettings isOwner={isOwner} />
    </RunProvider>,
  );
  return network;
}

const contact = async () => within(await screen.findByRole('form', { name: 'Name and contact' }));

test('what was changed alone is sent, and an empty field brings the default back', async () => {
  const network = open(true, { [change]: { body: { changed: ['name', 'contactEmail'] } } });
  const form = await contact();
  const save = form.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('E-mail address of support'), 'ask@kiln.example');
  await userEvent.click(save);
  await waitFor(() =>
    expect(network.of(change)[0]?.body).toEqual({ name: '', contactEmail: 'ask@kiln.example' }),
  );
  await waitFor(() => expect(network.of('GET /api/session')).not.toHaveLength(0));
});

test('what was typed stays where it could not be saved', async () => {
  open(true, { [change]: { status: 503, error: 'upstream.unavailable' } });
  const form = await contact();
  await userEvent.type(form.getByLabelText('Name'), ' Ltd{Enter}');
  expect(await form.findByRole('alert')).toHaveTextContent('Nothing was changed');
  expect(form.getByLabelText('Name')).toHaveValue('Kiln & Ink Ltd');
});

test('what is wrong is said at its field', async () => {
  const message = 'Must be an e-mail address';
  const more = { issues: [{ path: 'contactEmail', message }] };
  open(true, { [change]: { status: 400, error: 'request.invalid', more } });
  const form = await contact();
  await userEvent.type(form.getByLabelText('E-mail address of support'), 'kiln{Enter}');
  await waitFor(() =>
    expect(form.getByLabelText('E-mail address of support')).toHaveAccessibleDescription(
      new RegExp(message),
    ),
  );
  expect(form.queryByText('Nothing was changed')).toBeNull();
});

test('who is no owner reads what holds and changes nothing', async () => {
  open(false);
  const form = await contact();
  expect(form.getByLabelText('Name')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Days to ship')).toHaveValue('12');
  expect(screen.getByLabelText('Days to pay')).toHaveAttribute('placeholder', '3');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('settings that cannot be read say so', async () => {
  open(true, { 'GET /api/desk/site/show': { status: 503, error: 'upstream.unavailable' } });
  expect(await screen.findByText('We couldn’t load the settings')).toBeVisible();
});
