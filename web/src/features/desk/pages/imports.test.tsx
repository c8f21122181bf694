import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { DeskPage } from './desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  roles: ['curator'],
  hasFactor: true,
  passkeys: [],
  openUntil: soon,
  freshUntil: soon,
};
const checkedImport = {
  ...{ id: 4, kind: 'artworks', name: 'works.csv', state: 'ready', actor: 'desk:1', rows: 1000 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', finishedAt: null, checked: 1000, applied: 0 },
  outcomes: { create: 959, update: 0, same: 1, refused: 40 },
  ignored: ['Shelf'],
};
const row = {
  ...{ row: 102, reference: 'W-101', name: 'Tide', outcome: 'refused', isApplied: false },
  ...{ recordId: null, changed: [] },
  problems: [{ code: 'row.invalid', field: 'medium', message: 'Must be one of Etching' }],
};

function open(at: string, answers: Record<string, Answer | Answer[]>) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/today/show': { body: [] },
    'GET /api/desk/imports/list': { body: [] },
    ...answers,
  });
  return { network, ...renderAt(at, <DeskPage />) };
}

describe('an import', () => {
  const shown = { 'GET /api/desk/imports/show?id=4': { body: checkedImport } };

  test('shows its mistakes first, with what it will do', async () => {
    open('/desk/imports/4', {
      ...shown,
      'GET /api/desk/imports/rows?id=4&show=refused': { body: { rows: [row], next: null } },
      'GET /api/desk/imports/rows?id=4': {
        body: { rows: [{ ...row, outcome: 'create', problems: [] }], next: null },
      },
    });
    expect(await screen.findByText(/^959 become drafts, 1 stay as they are, 40 are/)).toBeVisible();
    expect(screen.getByText(/^Shelf\./)).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText('medium: Must be one of Etching')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'All 1,000' }));
    expect(await screen.findByText('New', { selector: 'td span' })).toBeVisible();
  });

  test('is written with one press, and cannot be by a viewer', async () => {
    const rows = {
      'GET /api/desk/imports/rows?id=4&show=refused': { body: { rows: [], next: null } },
    };
    const { network, unmount } = open('/desk/imports/4', {
      ...shown,
      ...rows,
      'POST /api/desk/imports/apply': { body: { id: 4, state: 'applying' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write 959 records' }));
    await waitFor(() => expect(network.of('POST /api/desk/imports/apply')).toHaveLength(1));
    unmount();
    open('/desk/imports/4', {
      ...shown,
      ...rows,
      'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } },
    });
    expect(await screen.findByText(/^959 become/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull();
  });

  test('that is being written says how far it is', async () => {
    const writing = { ...checkedImport, state: 'applying', applied: 480 };
    open('/desk/imports/4', {
      'GET /api/desk/imports/show?id=4': { body: writing },
      'GET /api/desk/imports/rows?id=4&show=refused': 'no-answer',
    });
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop here' })).toBeVisible();
    expect(await screen.findByText('We couldn’t load the rows')).toBeVisible();
  });
});

describe('a new import', () => {
  test('takes a zip for pictures alone', async () => {
    open('/desk/imports', {});
    expect(await screen.findByText('No file was imported')).toBeVisible();
    expect(screen.getByLabelText('CSV or JSON file')).not.toHaveAttribute(
      'accept',
      expect.stringContaining('.zip'),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Pictures' }));
    expect(screen.getByLabelText('Zip, CSV or JSON file')).toHaveAttribute(
      'accept',
      expect.stringContaining('.zip'),
    );
  });
});
