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
const artwork = {
  ...{ id: 7, version: 'v1', state: 'draft', name: 'Night Ferry', medium: 'Etching' },
  ...{ releaseDate: null, royalty: null, upcomingRelease: false, gallery: '', description: '' },
  ...{ path: '/artworks/night-ferry/7', mergedIntoId: null, saves: 0, artists: [] },
  ...{ editions: [], pictures: [], missing: ['artist', 'picture'] },
};

function open(answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/artworks/show?id=7': { body: artwork },
    'GET /api/desk/audit/list?subject=artwork%3A7': { body: [] },
    ...answers,
  });
  return { network, ...renderAt('/desk/artworks/7', <DeskPage />) };
}

describe('an artwork at the desk', () => {
  test('says what it needs, and sends only what was changed', async () => {
    const { network } = open({
      'POST /api/desk/artworks/edit': { body: { id: 7, version: 'v2' } },
    });
    expect(await screen.findByText(/it needs an artist, a picture/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    const title = screen.getByLabelText('Title');
    await userEvent.type(title, ' II{Enter}');
    await waitFor(() =>
      expect(network.of('POST /api/desk/artworks/edit')[0]?.body).toEqual({
        id: 7,
        version: 'v1',
        name: 'Night Ferry II',
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(title, 'until the record is read again').toHaveValue('Night Ferry II');
  });

  test('says at its field what is wrong, until it is saved', async () => {
    const issues = [{ path: 'releaseDate', message: 'Must be such as 2024' }];
    open({
      'POST /api/desk/artworks/edit': [
        { status: 400, error: 'request.invalid', more: { issues } },
        { body: { id: 7, version: 'v2' } },
      ],
    });
    const released = await screen.findByLabelText('Released');
    await userEvent.type(released, 'March{Enter}');
    await waitFor(() => expect(released).toBeInvalid());
    expect(released).toHaveAccessibleDescription(/Must be such as 2024/);
    await userEvent.type(released, '{Enter}');
    await waitFor(() => expect(released).toBeValid());
  });

  test('keeps what was typed where saving fails, and over a reload', async () => {
    const { unmount } = open({
      'POST /api/desk/artworks/edit': { status: 503, error: 'upstream.unavailable' },
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' II{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    unmount();
    open();
    expect(await screen.findByLabelText('Title')).toHaveValue('Night Ferry II');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Night Ferry');
  });

  test('keeps what is typed while a save is under way and before the record is read again', async () => {
    const later = { ...artwork, version: 'v3', name: 'Night Ferry II Bis' };
    const { network } = open({
      'GET /api/desk/artworks/show?id=7': [{ body: artwork }, 'never', { body: later }],
      'POST /api/desk/artworks/edit': [
        { body: { id: 7, version: 'v2' } },
        { body: { id: 7, version: 'v3' } },
      ],
    });
    const title = await screen.findByLabelText('Title');
    await userEvent.type(title, ' II{Enter} B');
    await waitFor(() => expect(network.of('POST /api/desk/artworks/edit')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'),
    );
    expect(title).toHaveValue('Night Ferry II B');
    await userEvent.type(title, 'is{Enter}');
    await waitFor(() =>
      expect(network.of('POST /api/desk/artworks/edit')[1]?.body).toEqual({
        id: 7,
        version: 'v2',
        name: 'Night Ferry II Bis',
      }),
    );
    await userEvent.type(title, '!');
    expect(await screen.findByRole('heading', { level: 1, name: later.name })).toBeVisible();
    expect(title).toHaveValue('Night Ferry II Bis!');
    expect(screen.queryByText(/A colleague changed this record/)).toBeNull();
  });

  test('tells the second of two operators, who saves on top or takes the other text', async () => {
    const theirs = { ...artwork, version: 'v2', medium: 'Woodcut' };
    const { network } = open({
      'GET /api/desk/artworks/show?id=7': [{ body: artwork }, { body: theirs }],
      'POST /api/desk/artworks/edit': [
        { status: 409, error: 'catalogue.changed' },
        { body: { id: 7, version: 'v3' } },
      ],
    });
    await userEvent.type(await screen.findByLabelText('Title'), ' II{Enter}');
    expect(await screen.findByText(/A colleague changed this record/)).toBeVisible();
    expect(screen.getByText(/Changed: Medium/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Night Ferry II');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/artworks/edit')[1]?.body).toEqual({
        id: 7,
        version: 'v2',
        name: 'Night Ferry II',
      }),
    );
  });

  test('changes nothing for a viewer', async () => {
    open({ 'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } } });
    expect(await screen.findByLabelText('Title')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });
});
