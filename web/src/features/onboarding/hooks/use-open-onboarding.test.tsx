import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { onboardingDraft } from '../onboarding-draft.ts';
import { useOpenOnboarding } from './use-open-onboarding.ts';

function Site() {
  useOpenOnboarding();
  return null;
}

test('goes on after a reload in its middle, but not on a trade’s pages or for a visitor', async () => {
  const opened = (address: string, user: typeof ada | null = ada) =>
    renderAt(address, <Site />, { user }).overlay;
  expect(opened('/artworks')()).toBeNull();
  onboardingDraft.write({ step: 'artists' });
  await waitFor(() => expect(opened('/artworks')()).toEqual({ kind: 'onboarding' }));
  expect(opened('/bid-or-buy/ines/low-tide/4/Main')()).toBeNull();
  expect(opened('/ask-or-sell/ines/low-tide/4/Main')()).toBeNull();
  expect(opened('/artworks', null)()).toBeNull();
});
