import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageInventory } from '../../../../../shared/domain/storage-inventory.ts';
import { answerConsent } from '../../../lib/consent/consent.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { keepConsent } from '../../../lib/testing/keep-consent.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ConsentBar } from './consent-bar.tsx';
import { CookieDialog } from './cookie-dialog.tsx';

const bar = () => screen.queryByRole('region', { name: 'May we count visits?' });
const put = 'PUT /api/consent';
const forget = () => keepConsent(null);
const withAll = { nonEssential: { analytics: true, chatUrl: 'https://chat.example/x' } };

beforeEach(forget);
afterEach(() => {
  forget();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

/** Like the server, sets the consent cookie with the answer. */
function stubConsent(onAccount: boolean | null = null) {
  const stub = stubFetch({ [put]: { body: { nonEssential: true, onAccount } } });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const answer = await fetch(path, init);
    keepConsent(JSON.parse(String(init.body)).nonEssential ? 'yes' : 'no');
    return answer;
  });
  return stub;
}

describe('ConsentBar', () => {
  it.each([
    ['Accept', true],
    ['Refuse', false],
  ])('closes when %s is pressed', async (name, nonEssential) => {
    const stub = stubConsent();
    renderAt('/', <ConsentBar />);
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(stub.of(put).map(({ body }) => body)).toEqual([{ nonEssential }]);
  });

  it('takes no focus, does not block the page, and links to the policy', () => {
    renderAt('/', <ConsentBar />);
    expect(bar()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute(
      'href',
      '/cookie-policy',
    );
    const [refuse, accept] = screen.getAllByRole('button');
    expect(refuse?.className).toBe(accept?.className);
  });

  it.each(['yes', 'no'] as const)('does not ask a visitor who has answered %s', (answer) => {
    keepConsent(answer);
    renderAt('/', <ConsentBar />);
    expect(bar()).toBeNull();
  });

  it('asks again after six months', () => {
    keepConsent('no', Date.now() - 183 * 86_400_000);
    renderAt('/', <ConsentBar />);
    expect(bar()).toBeInTheDocument();
  });

  it('treats Global Privacy Control as a refusal', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    renderAt('/', <ConsentBar />);
    expect(bar()).toBeNull();
  });

  it.each(['/ask-or-sell/a/b/1/Main', '/bid-or-buy/review-bid/a/b/1/Main', '/bulk-upload'])(
    'is hidden on %s',
    (address) => {
      renderAt(address, <ConsentBar />);
      expect(bar()).toBeNull();
    },
  );

  it('says that the answer was not stored, and keeps asking', async () => {
    stubFetch({ [put]: { status: 503, error: 'upstream.unavailable' } });
    renderAt('/', <ConsentBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
    expect(bar()).toBeInTheDocument();
  });

  it('follows an answer in another tab', async () => {
    renderAt('/', <ConsentBar />);
    keepConsent('no');
    const other = new BroadcastChannel('deckle.consent');
    act(() => other.postMessage(null));
    await waitFor(() => expect(bar()).toBeNull());
    other.close();
  });

  it('reserves its height while it is shown', async () => {
    stubConsent();
    renderAt('/', <ConsentBar />);
    expect(document.documentElement.style.getPropertyValue('--bottom-inset')).toBe('0px');
    await act(() => answerConsent(false));
    expect(document.documentElement.style.getPropertyValue('--bottom-inset')).toBe('');
  });
});

function Settings() {
  const { openCookies } = useOverlay();
  return (
    <>
      <button onClick={openCookies} type="button">
        Cookie settings
      </button>
      <CookieDialog />
    </>
  );
}

async function openSettings(session: Parameters<typeof renderAt>[2]) {
  renderAt('/', <Settings />, session);
  await userEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
  return within(await screen.findByRole('dialog', { name: 'Cookie settings' }));
}

describe('CookieDialog', () => {
  it('lists all stored items with purpose and duration', async () => {
    const dialog = await openSettings(withAll);
    for (const { name, purpose } of storageInventory) {
      const item = dialog.getByText(purpose).closest('li')!;
      expect(item).toHaveTextContent(name.replace('*', '…'));
    }
    expect(dialog.getAllByRole('listitem')).toHaveLength(storageInventory.length);
    expect(dialog.getByText('chat.example')).toBeInTheDocument();
  });

  it('gives and withdraws consent', async () => {
    const stub = stubConsent();
    const dialog = await openSettings(withAll);
    const allow = dialog.getByRole('checkbox', { name: 'Allow optional cookies' });
    expect(allow).not.toBeChecked();
    await userEvent.click(allow);
    await waitFor(() => expect(allow).toBeChecked());
    expect(await dialog.findByText('Saved.')).toBeInTheDocument();
    await userEvent.click(allow);
    await waitFor(() => expect(allow).not.toBeChecked());
    expect(stub.of(put).map(({ body }) => body)).toEqual([
      { nonEssential: true },
      { nonEssential: false },
    ]);
  });

  it('goes back if saving fails', async () => {
    stubFetch({ [put]: { status: 503, error: 'upstream.unavailable' } });
    const dialog = await openSettings(withAll);
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(await dialog.findByText(/could not be saved/)).toBeInTheDocument();
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  it('says that the account was not updated', async () => {
    stubConsent(false);
    keepConsent('yes');
    const dialog = await openSettings(withAll);
    await userEvent.click(dialog.getByRole('checkbox'));
    expect(await dialog.findByText(/it does not apply to your other devices/)).toBeInTheDocument();
  });

  it('offers no choice if nothing needs consent', async () => {
    const dialog = await openSettings({});
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(dialog.queryByText(/counted/)).toBeNull();
  });
});
