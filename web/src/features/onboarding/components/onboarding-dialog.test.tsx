import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OnboardingView } from '../../../../../shared/contracts/onboarding.ts';
import { OnboardingEntry } from '../../../lib/onboarding/onboarding-entry.tsx';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { artistCardOf } from '../../../lib/testing/artists.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const status = 'GET /api/onboarding';
const put = 'PUT /api/onboarding';
const suggested = 'GET /api/artists/suggested';
const follow = 'POST /api/follow-artists';
const view = (more: Partial<OnboardingView> = {}): OnboardingView => ({
  status: 'INCOMPLETE',
  experience: null,
  intent: null,
  ...more,
});
const flags = { newLowestAsk: true, newHighestBid: true, newRelease: true, newSale: true };
const artist = { ...artistCardOf(8), works: [] };
const answers = (artists: readonly object[] = [artist]) => ({
  [status]: { body: view() },
  [suggested]: { body: { artists } },
  [put]: { body: view() },
  'GET /api/follow-artists': { body: { follows: [] } },
  [follow]: { body: { artistId: 8, flags } },
});

let goBack: () => void;
function GoBack() {
  goBack = useOverlay().close;
  return null;
}

async function open(answered = answers()) {
  const network = stubFetch(answered);
  const view = renderAt(
    '/following',
    <>
      <OnboardingEntry />
      <OnboardingDialog />
      <GoBack />
    </>,
    { user: ada },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  return { ...view, network, sent: () => network.of(put).map(({ body }) => body) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const at = (name: string) => screen.findByRole('dialog', { name });

describe('onboarding', () => {
  it('leads through its steps, one answer each, and is completed by the last', async () => {
    const { sent, network, overlay } = await open();
    await at('Welcome to Deckle, Ada');
    await press('Next');
    await at('Follow artists');
    expect(screen.getByText(/^Step 1 of 3/)).toHaveFocus();
    await press(`Follow ${artist.name}`);
    expect(network.of(follow)[0]?.body).toEqual({ artistId: 8, onboardingFlow: true });
    await press('Next');
    await at('Art you have bought');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Several works' }));
    await press('Next');
    await at('Your plans');
    expect(screen.getByText(/^Step 3 of 3/)).toHaveFocus();
    await press('Back');
    await at('Art you have bought');
    expect(screen.getByRole('radio', { name: 'Several works' })).toBeChecked();
    await press('Next');
    expect(await screen.findByRole('button', { name: 'Finish' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Buy works' }));
    network.answer(put, { body: view({ status: 'COMPLETED' }) });
    await press('Finish');
    await waitFor(() => expect(overlay()).toBeNull());
    expect(sent()).toEqual([
      { status: 'INCOMPLETE' },
      { status: 'INCOMPLETE' },
      { status: 'INCOMPLETE', experience: 'several-works' },
      { status: 'INCOMPLETE', experience: 'several-works' },
      { status: 'COMPLETED', experience: 'several-works', intent: 'buy' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Start' })).toBeNull());
  });

  it.each(['Close', 'Escape', 'Back of the browser'])('is skipped by %s', async (way) => {
    const { sent, overlay, network } = await open();
    await at('Welcome to Deckle, Ada');
    network.answer(put, { body: view({ status: 'SKIPPED' }) });
    if (way === 'Close') await press('Close');
    else if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else act(() => goBack());
    await waitFor(() => expect(overlay()).toBeNull());
    await waitFor(() => expect(sent()).toEqual([{ status: 'SKIPPED' }]));
    expect(sessionStorage.getItem('deckle.draft.onboarding')).toBeNull();
  });

  it('leaves the artists out where there are none', async () => {
    await open(answers([]));
    await at('Welcome to Deckle, Ada');
    await press('Next');
    await at('Art you have bought');
    expect(screen.getByText(/^Step 1 of 2/)).toBeVisible();
    await press('Back');
    await at('Welcome to Deckle, Ada');
  });

  it('goes on at its step and with its choices after a reload', async () => {
    const draft = { step: 'intent', experience: 'none', intent: 'look' };
    sessionStorage.setItem('deckle.draft.onboarding', JSON.stringify(draft));
    const { sent, network } = await open();
    network.answer(put, { body: view({ status: 'COMPLETED' }) });
    await at('Your plans');
    expect(screen.getByRole('radio', { name: 'Look around first' })).toBeChecked();
    await press('Finish');
    await waitFor(() =>
      expect(sent()).toEqual([{ status: 'COMPLETED', experience: 'none', intent: 'look' }]),
    );
  });

  it('stays where it is when saving fails', async () => {
    const { network } = await open();
    network.answer(put, { status: 502, error: 'upstream.unavailable' });
    await press('Next');
    await screen.findByRole('alert');
    await at('Welcome to Deckle, Ada');
  });
});
