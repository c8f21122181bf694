import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../../lib/testing/stub-fetch.ts';
import { DeskPage } from '../../pages/desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  ...{ roles: ['curator'], hasFactor: true, passkeys: [] },
  ...{ openUntil: soon, freshUntil: soon },
};
const record = (id: number, name: string) => ({
  ...{ id, name, artists: '', state: 'published', picture: null },
});
const [ann, bea, cal] = [record(1, 'Ann'), record(2, 'Bea'), record(3, 'Cal')];
const header = (version: string, ...records: object[]) => [
  { place: 'header-artists', of: 'artist', atMost: 3, version, records, usual: [cal, bea] },
];
const list = 'GET /api/desk/showcase/list';
const arrange = 'POST /api/desk/showcase/arrange';

function open(answers: Record<string, Answer | Answer[]>, roles = ['curator']) {
  const network = stubFetch({
    'GET /api/desk/session': { body: { ...session, roles } },
    ...answers,
  });
  return { network, ...renderAt('/desk/showcase', <DeskPage />) };
}

const names = () =>
  within(screen.getByRole('list', { name: 'Artists of the header' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the showcase at the desk', () => {
  test('is ordered by buttons and keys, and saved as it was read', async () => {
    const { network } = open({
      [list]: [{ body: header('v1', ann, bea, cal) }, { body: header('v2', cal, ann) }],
      [arrange]: { body: { place: 'header-artists', version: 'v2' } },
    });
    await screen.findByRole('link', { name: 'Cal' });
    expect(screen.getByText(/All 3 are chosen/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move Ann up' })).toBeDisabled();
    screen.getByRole('link', { name: 'Cal' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('Cal is 2 of 3')).toBeInTheDocument();
    await press('Move Cal up');
    await press('Remove Bea');
    expect(names()).toEqual(['Cal', 'Ann']);
    await press('Save: Artists of the header');
    await waitFor(() =>
      expect(network.of(arrange)[0]?.body).toEqual({
        ...{ place: 'header-artists', records: [3, 1], version: 'v1' },
      }),
    );
    await waitFor(() => expect(screen.queryByText('Not saved')).toBeNull());
    expect(names()).toEqual(['Cal', 'Ann']);
  });

  test('tells the second of two curators, who takes the other choice', async () => {
    open({
      [list]: [{ body: header('v1', ann) }, { body: header('v2', bea) }],
      [arrange]: { status: 409, error: 'catalogue.changed' },
    });
    await screen.findByRole('link', { name: 'Ann' });
    await press('Remove Ann');
    await press('Save: Artists of the header');
    expect(await screen.findByText('A colleague chose others meanwhile')).toBeVisible();
    await press('Take theirs');
    expect(names()).toEqual(['Bea']);
    expect(screen.queryByText('A colleague chose others meanwhile')).toBeNull();
  });

  test('while none are chosen, it names whom visitors see, to start from', async () => {
    open({ [list]: { body: header('v1') } });
    expect(await screen.findByText(/Visitors see Cal, Bea\./)).toBeVisible();
    await press('Start from these: Artists of the header');
    expect(names()).toEqual(['Cal', 'Bea']);
    await press('Discard: Artists of the header');
    expect(screen.getByText(/Visitors see Cal, Bea\./)).toBeVisible();
  });

  test('a viewer changes nothing', async () => {
    open({ [list]: { body: header('v1', ann) } }, ['viewer']);
    await screen.findByRole('link', { name: 'Ann' });
    expect(screen.queryByRole('button', { name: /Move|Remove|Save/ })).toBeNull();
  });

  test('its history says who was taken out and put in, and undoes the last change', async () => {
    const entry = (id: number, before: number[], after: number[]) => ({
      ...{ id, at: soon, actor: 'Una', action: 'showcase.arrange', requestId: null },
      origin: null,
      ...{ subject: 'showcase:header-artists', details: { before, after } },
    });
    const undo = 'POST /api/desk/showcase/undo';
    const { network } = open({
      [list]: { body: header('v2', ann) },
      'GET /api/desk/audit/list?subject=showcase%3Aheader-artists': {
        body: [entry(2, [2, 9], [1]), entry(1, [], [2, 9])],
      },
      [undo]: { body: { place: 'header-artists', version: 'v3' } },
    });
    await screen.findByRole('link', { name: 'Ann' });
    await press('History: Artists of the header');
    expect(await screen.findByText('Ann', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText('Bea, #9', { selector: 'del' })).toBeVisible();
    await press('Undo this change');
    await waitFor(() =>
      expect(network.of(undo)[0]?.body).toEqual({ place: 'header-artists', version: 'v2' }),
    );
  });
});

test('all places of the desk unfold and fold by one button', async () => {
  open({ [list]: { body: header('v1', ann) } });
  const all = await screen.findByRole('button', { name: 'All places' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(all);
  expect(all).toHaveAttribute('aria-expanded', 'true');
  expect(all).toHaveAttribute('aria-controls', screen.getByRole('navigation').id);
  await userEvent.click(all);
  expect(all).toHaveAttribute('aria-expanded', 'false');
});
