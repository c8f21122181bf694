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
const text = {
  ...{ id: 7, kind: 'article', slug: 'two-inks', version: 2, publishedVersion: null },
  ...{ wasPublished: false, state: 'draft', isLinked: false, path: '/editorial/market/two-inks/7' },
  ...{ title: 'Two inks', summary: 'On one plate.', category: 'market', author: 'Ada' },
  ...{ role: 'Printer', day: '2026-11-22', coverArtist: 'Ada Quill', coverArtwork: 'Morning' },
  ...{ position: null, source: '## Ink', missing: [], problems: [] },
};
const preview = {
  ...{ title: 'Two inks', summary: 'On one plate.', minutesToRead: 1, cover: null, works: [] },
  ...{ missing: [], problems: [], text: [{ tag: 'h2', id: 'ink', children: ['Ink'] }] },
};
const history = [
  {
    ...{ version: 2, title: 'Two inks', isPublished: false, savedAt: soon, savedBy: 'a@b.example' },
    ...{ fields: ['source'], restoredFrom: null, publishedAt: null, publishedBy: null },
  },
  {
    ...{ version: 1, title: 'Two inks', isPublished: false, savedAt: null, savedBy: null },
    ...{ fields: [], restoredFrom: null, publishedAt: null, publishedBy: null },
  },
];

function open(answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/texts/show?id=7': { body: text },
    'GET /api/desk/texts/history?id=7': { body: history },
    'GET /api/desk/texts/figures': { body: [{ name: 'fees.royalty', value: '4%' }] },
    'POST /api/text-preview': { body: preview },
    ...answers,
  });
  return { network, ...renderAt('/desk/texts/7', <DeskPage />) };
}

describe('a text at the desk', () => {
  test('is previewed while it is written, and saved as a new version', async () => {
    const { network } = open({ 'POST /api/desk/texts/edit': { body: { id: 7, version: 3 } } });
    const sheet = await screen.findByRole('region', { name: 'Preview' });
    expect(await within(sheet).findByRole('heading', { name: /Ink/ })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Text'), ' two');
    await waitFor(() =>
      expect(network.of('POST /api/text-preview').at(-1)?.body).toMatchObject({
        kind: 'article',
        source: '## Ink two',
      }),
    );
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(screen.getByText(/Save what you typed/)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(network.of('POST /api/desk/texts/edit')[0]?.body).toEqual({
        id: 7,
        version: 2,
        source: '## Ink two',
      }),
    );
  });

  test('shows what is wrong at its field, and keeps what was typed over a reload', async () => {
    const message = 'There is no figure {{fees.lunch}}';
    const { unmount } = open({
      'POST /api/text-preview': {
        body: {
          ...preview,
          problems: [message, 'There is no such work'].map((one) => ({
            field: 'source',
            message: one,
          })),
        },
      },
      'POST /api/desk/texts/edit': { status: 409, error: 'catalogue.changed' },
    });
    const field = await screen.findByLabelText('Text');
    await userEvent.type(field, ' more');
    expect(await screen.findByText(`${message}. There is no such work`)).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing was saved')).toBeVisible();
    unmount();
    open();
    expect(await screen.findByLabelText('Text')).toHaveValue('## Ink more');
  });

  test('takes a figure at the cursor', async () => {
    open();
    const field = await screen.findByLabelText('Text');
    await screen.findByRole('option', { name: 'fees.royalty: 4%' });
    await userEvent.type(field, ' {ArrowLeft}', { initialSelectionStart: 2 });
    await userEvent.selectOptions(screen.getByLabelText('Insert a figure'), 'fees.royalty');
    await waitFor(() => expect(field).toHaveValue('##{{fees.royalty}}  Ink'));
  });

  test('shows and restores a former version', async () => {
    const { network } = open({
      'GET /api/desk/texts/show?id=7&at=1': { body: { ...text, source: 'First' } },
      'POST /api/desk/texts/restore': { body: { id: 7, version: 3 } },
    });
    expect(await screen.findByText(/Came with the installation/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See version 1' }));
    expect(await screen.findByRole('region', { name: 'Version 1' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the preview' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Preview' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/texts/restore')[0]?.body).toEqual({
        id: 7,
        version: 2,
        former: 1,
      }),
    );
  });

  test('leaves legal pages to an owner, and everything to be read by a viewer', async () => {
    const legal = { ...text, kind: 'legal', publishedVersion: 1, state: 'published' };
    const { unmount } = open({
      'GET /api/desk/texts/show?id=7': { body: { ...legal, isLinked: true, wasPublished: true } },
    });
    expect(await screen.findByText(/An owner puts legal pages in force/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Publish|Unpublish|Remove/ })).toBeNull();
    unmount();
    open({ 'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } } });
    expect(await screen.findByLabelText('Text')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
