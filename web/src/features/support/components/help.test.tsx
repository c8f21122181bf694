import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { keepFailure } from '../../../lib/api/last-failure.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { HelpLauncher } from './help-launcher.tsx';

const launcher = () => screen.queryByRole('button', { name: 'Help' });

function WithMenu() {
  const { openDrawer } = useOverlay();
  return (
    <>
      <button onClick={openDrawer} type="button">
        Menu
      </button>
      <HelpLauncher />
    </>
  );
}

describe('HelpLauncher', () => {
  it('shows the e-mail address and where answers are', async () => {
    keepFailure(null);
    renderAt('/', <HelpLauncher />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const mail = await screen.findByRole('link', { name: 'help@localhost' });
    expect(mail).toHaveAttribute('href', 'mailto:help@localhost');
    expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute(
      'href',
      '/how-it-works/fees',
    );
    expect(screen.queryByText(/send us this reference/)).toBeNull();
  });

  it('shows the id of the request that failed on this page', async () => {
    keepFailure('req-12');
    renderAt('/', <HelpLauncher />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByText('req-12')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'help@localhost' })).toHaveAttribute(
      'href',
      'mailto:help@localhost?subject=Reference%20req-12',
    );
    keepFailure(null);
  });

  it.each(['/ask-or-sell/a/b/1/Main', '/bid-or-buy/review-bid/a/b/1/Main', '/bulk-upload'])(
    'is hidden on %s',
    (address) => {
      renderAt(address, <HelpLauncher />);
      expect(launcher()).toBeNull();
    },
  );

  it('is hidden while a drawer or a modal is open', async () => {
    renderAt('/artworks', <WithMenu />);
    expect(launcher()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(launcher()).toBeNull();
  });
});
