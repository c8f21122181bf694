import { screen, waitFor } from '@testing-library/react';
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
const release = {
  ...{ id: 7, version: 'v1', name: 'Kiln Door', kind: 'timed', zone: 'Europe/London' },
  ...{ starts: '2030-03-30T12:00', ends: '2030-04-01T12:00' },
  ...{ startsAt: '2030-03-30T12:00:00.000Z', endsAt: '2030-04-01T11:00:00.000Z' },
  ...{ extraArtists: null, publisher: null, soldAt: null, artists: [], artwork: null },
  ...{ takenDownAt: null, path: '/releases/kiln-door/7', entries: 0, isDrawn: false },
};
const edit = 'POST /api/desk/releases/edit';
const add = 'POST /api/desk/releases/add';

function open(path: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/releases/show?id=7': { body: release },
    'GET /api/desk/audit/list?subject=release%3A7': { body: [] },
    ...answers,
  });
  return { network, ...renderAt(path, <DeskPage />) };
}

describe('a release at the desk', () => {
  test('shows its times on other clocks, and names one that clocks skip', async () => {
    open('/desk/releases/7');
    const tokyo = await screen.findByRole('row', { name: /Tokyo/ });
    expect(tokyo).toHaveTextContent('30 March 2030 at 21:00');
    expect(tokyo).toHaveTextContent('1 April 2030 at 20:00');
    const starts = screen.getByLabelText('Starts');
    await userEvent.clear(starts);
    await userEvent.type(starts, '2030-03-31T01:30');
    expect(await screen.findByText('There is no such time')).toBeVisible();
  });

  test('sends what was changed, and no time that its kind does not have', async () => {
    const { network } = open('/desk/releases/7', { [edit]: { body: { id: 7, version: 'v2' } } });
    await userEvent.type(await screen.findByLabelText('Sold by'), 'A press');
    const ends = screen.getByLabelText('Ends');
    await userEvent.clear(ends);
    await userEvent.type(ends, '2030-04-02T12:00');
    await userEvent.selectOptions(screen.getByLabelText('When'), 'date-only');
    expect(screen.queryByLabelText('Ends')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.of(edit)[0]?.body).toEqual({
        ...{ id: 7, version: 'v1', kind: 'date-only', publisher: 'A press' },
      }),
    );
  });

  test('says why it was refused, and keeps what was typed', async () => {
    open('/desk/releases/7', { [edit]: { status: 409, error: 'release.has-entries' } });
    await userEvent.selectOptions(await screen.findByLabelText('When'), 'single');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/have entered this raffle/)).toBeVisible();
    expect(screen.getByLabelText('When')).toHaveValue('single');
  });

  test('begins as a draft without empty fields', async () => {
    const { network } = open('/desk/releases?new', { [add]: { body: { id: 7 } } });
    await userEvent.type(await screen.findByLabelText('Name'), 'Kiln Door');
    await userEvent.selectOptions(screen.getByLabelText('When'), 'unscheduled');
    await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kiln Door' })).toBeVisible();
    expect(network.of(add)[0]?.body).toEqual({
      ...{ name: 'Kiln Door', kind: 'unscheduled', draft: true },
    });
  });

  test('is found among those that are over', async () => {
    const row = { ...{ id: 7, name: 'Kiln Door', kind: 'timed', takenDownAt: null } };
    const past = { ...row, startsAt: '2020-01-01T10:00:00.000Z', endsAt: null };
    open('/desk/releases', {
      'GET /api/desk/releases/list': { body: [] },
      'GET /api/desk/releases/list?scope=past': { body: [past] },
    });
    expect(await screen.findByText(/There are no releases to come/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'past');
    expect(await screen.findByRole('link', { name: 'Kiln Door' })).toBeVisible();
  });
});
