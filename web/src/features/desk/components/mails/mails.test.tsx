import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../../lib/testing/stub-fetch.ts';
import { DeskPage } from '../../pages/desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  ...{ roles: ['owner'], hasFactor: true, passkeys: [] },
  ...{ openUntil: soon, freshUntil: soon },
};
const name = 'refunded';
const words = { subject: 'Your refund for {{title}}', text: '{{total}} is on its way.' };
const summary = { name, group: 'purchases', about: 'The refund is on its way', state: 'default' };
const message = {
  ...summary,
  ...words,
  ...{ version: 'a1', default: words, isNotified: true, problems: [] },
  fields: [
    { name: 'title', about: 'The work', sample: 'Night Ferry', isNeeded: true },
    { name: 'total', about: 'What is paid back', sample: '£100.00', isNeeded: true },
  ],
};
const html =
  '<!doctype html><html><head></head><body style="margin:0"><p>On its way</p></body></html>';
const preview = { subject: 'Your refund for Night Ferry', text: 'Hello Ada,', html, problems: [] };
const history = [
  {
    ...{ id: 4, at: soon, actor: 'ada@example.com', action: 'mails.edit' },
    subject: `message:${name}`,
    details: { before: { subject: 'Old words' }, after: { subject: 'New words' } },
  },
];
const show = `GET /api/desk/mails/show?name=${name}`;
const edit = 'POST /api/desk/mails/edit';

function open(path: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/mails/list': {
      body: [
        { ...summary, subject: words.subject },
        {
          ...{ name: 'reset-password', group: 'accounts', about: 'A new password' },
          ...{ subject: 'Set a new password', state: 'fixed' },
        },
      ],
    },
    [show]: { body: message },
    [`GET /api/desk/audit/list?subject=message%3A${name}`]: { body: history },
    'POST /api/desk/mails/preview': { body: preview },
    ...answers,
  });
  return { network, ...renderAt(path, <DeskPage />) };
}
const openMail = (answers: Record<string, Answer | Answer[]> = {}) =>
  open(`/desk/mails?message=${name}`, answers);

test('every message is listed by whom it is for, with whose words it has', async () => {
  open('/desk/mails');
  const table = await screen.findByRole('table', { name: 'To the buyer of an order' });
  expect(within(table).getByRole('link', { name: summary.about })).toHaveAttribute(
    'href',
    `/desk/mails?message=${name}`,
  );
  const accounts = screen.getByRole('table', { name: 'About an account' });
  expect(within(accounts).getByText('Fixed')).toBeVisible();
});

test('a mail is previewed while it is written, and saved with the version that was read', async () => {
  const { network } = openMail({ [edit]: { body: { name, version: 'b2' } } });
  const sheet = await screen.findByRole('region', { name: 'Preview' });
  expect(await within(sheet).findByText(preview.subject)).toBeVisible();
  const frame = within(sheet).getByTitle('The mail');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('data-style="margin:0"'));
  const text = screen.getByLabelText('Text');
  await userEvent.type(text, ' Until ', { initialSelectionStart: 24 });
  await userEvent.selectOptions(screen.getByLabelText(/Insert a field/), 'title');
  await waitFor(() => expect(text).toHaveValue('{{total}} is on its way. Until {{title}}'));
  await waitFor(() =>
    expect(network.of('POST /api/desk/mails/preview').at(-1)?.body).toEqual({
      ...{ name, subject: words.subject, text: '{{total}} is on its way. Until {{title}}' },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(network.of(edit)[0]?.body).toEqual({
      ...{ name, version: 'a1', text: '{{total}} is on its way. Until {{title}}' },
    }),
  );
  expect(await screen.findByText('New words')).toBeVisible();
});

test('mistakes are said at their field, and what was typed stays', async () => {
  const problem = 'There is no field {{lunch}}';
  openMail({
    'POST /api/desk/mails/preview': {
      body: { ...preview, problems: [{ field: 'subject', message: problem }] },
    },
    [edit]: { status: 409, error: 'text.to-correct' },
  });
  const subject = await screen.findByLabelText('Subject');
  await userEvent.type(subject, ' lunch{Enter}');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(await screen.findByText('Nothing was saved')).toBeVisible();
  expect(subject).toHaveValue(`${words.subject} lunch`);
});

test('one press brings the default back', async () => {
  const reset = 'POST /api/desk/mails/reset';
  const own = { ...message, state: 'changed', subject: 'Money for {{title}}' };
  const { network } = openMail({
    [show]: [{ body: own }, { body: message }],
    [reset]: { body: { name, version: 'a1' } },
  });
  const part = await screen.findByRole('region', { name: 'The default' });
  expect(within(part).getByText(words.subject)).toBeVisible();
  await userEvent.click(within(part).getByRole('button', { name: 'Bring the default back' }));
  await waitFor(() => expect(network.of(reset)[0]?.body).toEqual({ name }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(words.subject));
});

test('fixed mails are read alone, and so is every mail by who is no owner', async () => {
  const { unmount } = openMail({ [show]: { body: { ...message, state: 'fixed' } } });
  expect(await screen.findByText(/its words stay/)).toBeVisible();
  expect(screen.getByLabelText('Text')).toBeDisabled();
  unmount();
  openMail({ 'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } } });
  expect(await screen.findByLabelText('Text')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a mail that cannot be read says so', async () => {
  openMail({ [show]: { status: 503, error: 'upstream.unavailable' } });
  expect(await screen.findByText('We couldn’t load the mail')).toBeVisible();
});
