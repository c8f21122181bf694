import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate as useRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Link } from '../../ui/link.tsx';
import { useNavigate } from '../use-navigate.ts';
import { usePageKey } from './history-entry.ts';
import { OverlayProvider } from './overlay-provider.tsx';
import { usePartOverlay } from './use-part-overlay.ts';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function List({ closes }: { readonly closes: (() => void)[] }) {
  const sheet = usePartOverlay('sheet', { followsQuery: true });
  closes.push(sheet.close);
  const more = usePartOverlay('more');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <p>List {search}</p>
      <button onClick={sheet.open} type="button">
        Open
      </button>
      <Drawer onClose={sheet.close} open={sheet.isOpen} title="Sheet">
        <button onClick={more.open} type="button">
          More
        </button>
        <button onClick={() => navigate('?size=50')} type="button">
          Filter
        </button>
        <button onClick={() => navigate('?page=2', { replace: true })} type="button">
          Next page
        </button>
        <button onClick={() => navigate('/work')} type="button">
          Go
        </button>
        <button
          onClick={() => {
            sheet.close();
            navigate('/work');
          }}
          type="button"
        >
          Close and go
        </button>
        <Link to="/work">Work</Link>
      </Drawer>
      <Dialog onClose={more.close} open={more.isOpen} title="More">
        <Link to="/list">This list</Link>
      </Dialog>
    </>
  );
}

type Seen = { readonly visits: string[]; go: (delta: number) => void };

/** Shows the page visits, and has buttons for the browser's own. */
function Browser({ seen }: { readonly seen: Seen }) {
  const router = useRouter();
  const last = `${usePageKey()} ${useLocation().pathname}`;
  if (seen.visits.at(-1) !== last) seen.visits.push(last);
  seen.go = (delta) => void router(delta);
  return null;
}

async function start(state?: unknown, closes: (() => void)[] = []) {
  const seen: Seen = { visits: [], go: () => undefined };
  render(
    <MemoryRouter
      initialEntries={[
        '/home',
        { pathname: '/list', key: 'a' },
        ...(state ? [{ pathname: '/list', state }] : []),
      ]}
      initialIndex={state ? 2 : 1}
    >
      <OverlayProvider>
        <Browser seen={seen} />
        <Routes>
          <Route element={<p>Home</p>} path="/home" />
          <Route element={<List closes={closes} />} path="/list" />
          <Route element={<p>The work</p>} path="/work" />
        </Routes>
      </OverlayProvider>
    </MemoryRouter>,
    { reactStrictMode: true },
  );
  await settled();
  const button = (name: string) => async () => {
    await press(name);
    await settled();
  };
  const moved = (delta: number) => async () => {
    act(() => seen.go(delta));
    await settled();
  };
  return { seen, open: button('Open'), back: moved(-1), forward: moved(1), button };
}

const sheet = () => screen.queryByRole('dialog', { name: 'Sheet', hidden: true });
const more = () => screen.queryByRole('dialog', { name: 'More', hidden: true });

describe('OverlayProvider', () => {
  it('closes on Back, and leaves the page on the next Back', async () => {
    const { seen, open, back } = await start();
    const before = [...seen.visits];
    await open();
    expect(sheet()).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(seen.visits, 'to a page nothing has moved').toEqual(before);
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('closes on a Back before any timer has run', async () => {
    const { seen } = await start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
    expect(sheet()).toBeInTheDocument();
    await act(async () => seen.go(-1));
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
  });

  it('leaves no history entry when closed otherwise, and Forward opens nothing', async () => {
    const { open, back, forward } = await start();
    await open();
    await userEvent.keyboard('{Escape}');
    await settled();
    await forward();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('ignores repeated opening and closing', async () => {
    const { back } = await start();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Open' }));
      fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    });
    await act(async () => {
      const close = screen.getByRole('button', { name: 'Close' });
      fireEvent.click(close);
      fireEvent.click(close);
    });
    await settled();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('stays open where a close of its earlier opening comes late', async () => {
    const late: (() => void)[] = [];
    await start(undefined, late);
    const button = screen.getByRole('button', { name: 'Open' });
    await act(async () => fireEvent.click(button));
    await settled();
    const closeOfFirst = late.at(-1);
    await userEvent.keyboard('{Escape}');
    await settled();
    await act(async () => fireEvent.click(button));
    await settled();
    act(() => closeOfFirst?.());
    await settled();
    expect(sheet()).toBeInTheDocument();
    act(() => late.at(-1)?.());
    await settled();
    expect(sheet()).toBeNull();
  });

  it('closes stacked overlays one by one', async () => {
    const { open, back, forward, button } = await start();
    await open();
    await button('More')();
    expect(more()).toBeInTheDocument();
    await back();
    expect(more()).toBeNull();
    expect(sheet()).toBeInTheDocument();
    await forward();
    expect(more()).toBeNull();
    expect(sheet(), 'what was open stays open').toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('closes overlays above it, too', async () => {
    const { open, back, button } = await start();
    await open();
    await button('More')();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'This list' })));
    await settled();
    expect(more()).toBeNull();
    expect(sheet()).toBeNull();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('closes with the overlay below it', async () => {
    const closes: (() => void)[] = [];
    const { open, back, button } = await start(undefined, closes);
    await open();
    await button('More')();
    act(() => closes.at(-1)?.());
    await settled();
    expect(more()).toBeNull();
    expect(sheet()).toBeNull();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it.each([
    ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Work' }))],
    ['a navigation', () => press('Go')],
    ['a navigation after it was closed', () => press('Close and go')],
  ])('replaces the overlay’s entry with the page that %s leads to', async (_, go) => {
    const { open, back, forward } = await start();
    await open();
    await go();
    await settled();
    expect(screen.getByText('The work')).toBeInTheDocument();
    await back();
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(sheet()).toBeNull();
    await forward();
    expect(screen.getByText('The work')).toBeInTheDocument();
    await back();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it.each([
    ['Back', null],
    ['its button', 'Close'],
  ])(
    'keeps a choice made in a sheet that %s closes, one Back from the page before',
    async (_, how) => {
      const { open, back, button } = await start();
      await open();
      await button('Filter')();
      expect(sheet()).toBeInTheDocument();
      await (how === null ? back() : button(how)());
      expect(sheet()).toBeNull();
      expect(screen.getByText('List ?size=50')).toBeInTheDocument();
      await back();
      expect(screen.getByText('List')).toBeInTheDocument();
      await back();
      expect(screen.getByText('Home')).toBeInTheDocument();
    },
  );

  it.each([
    ['Back', null],
    ['its button', 'Close'],
  ])('keeps an address replaced under a sheet that %s closes', async (_, how) => {
    const { open, back, button } = await start();
    await open();
    await button('Next page')();
    expect(sheet()).toBeInTheDocument();
    await (how === null ? back() : button(how)());
    expect(sheet()).toBeNull();
    expect(screen.getByText('List ?page=2')).toBeInTheDocument();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  const part = { kind: 'part', name: 'sheet', followsQuery: true };
  const reloaded = { overlays: { pageKey: 'a', overlays: [part], change: null } };

  it('shows the page without overlays after a reload', async () => {
    const { seen, back } = await start(reloaded);
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(sheet()).toBeNull();
    expect(seen.visits, 'the page has not moved').toHaveLength(1);
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('opens again after a reload, and closes on one Back', async () => {
    const { seen, open, back } = await start(reloaded);
    await open();
    expect(sheet()).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(seen.visits).toHaveLength(1);
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });
});
