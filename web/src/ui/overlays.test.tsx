import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Tabs } from './tabs.tsx';

function Opener({ Window }: { readonly Window: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Window onClose={() => setOpen(false)} open={open} title="Withdraw?">
        <input aria-label="Why" />
      </Window>
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (name, Window) => {
  it('is named by its title, closes on Escape and returns the focus', async () => {
    render(<Opener Window={Window} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Withdraw?' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('traps the focus', async () => {
    render(<Opener Window={Window} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    for (let presses = 0; presses < 4; presses += 1) {
      await userEvent.tab();
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('blocks scrolling of the page without a <style> element', async () => {
    const sheets = document.querySelectorAll('style').length;
    render(<Opener Window={Window} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.querySelector('html[data-covered]')).not.toBeNull();
    expect(document.querySelectorAll('style')).toHaveLength(sheets);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.querySelector('html[data-covered]'), name).toBeNull();
  });
});

describe('A window that replaces another', () => {
  it('returns the focus to where the first one was opened', async () => {
    function Windows() {
      const [open, setOpen] = useState('');
      const close = () => setOpen('');
      return (
        <>
          <Button onClick={() => setOpen('menu')}>Open</Button>
          <Drawer onClose={close} open={open === 'menu'} title="Menu">
            <Button onClick={() => setOpen('form')}>Register</Button>
          </Drawer>
          <Dialog onClose={close} open={open === 'form'} title="Register">
            <input aria-label="Name" />
          </Dialog>
        </>
      );
    }
    render(<Windows />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('Dialog', () => {
  it('focuses the first field', async () => {
    render(<Opener Window={Dialog} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByLabelText('Why')).toHaveFocus();
  });
});

describe('Tabs', () => {
  it('shows one panel and changes it by arrow keys', async () => {
    function Account() {
      const [tab, setTab] = useState('bids');
      return (
        <Tabs
          label="Buying"
          onChange={setTab}
          tabs={[
            { id: 'bids', label: 'Bids', count: 2, content: 'Two bids' },
            { id: 'orders', label: 'Orders', content: 'No orders' },
          ]}
          value={tab}
        />
      );
    }
    render(<Account />);
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Two bids');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('No orders');
  });
});
