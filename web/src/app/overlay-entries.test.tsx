import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../ui/dialog.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { Link } from '../ui/link.tsx';
import { OverlayEntries } from './overlay-entries.tsx';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

function List() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = (name: string) => setOpen((all) => all.filter((other) => other !== name));
  return (
    <>
      <p>List {search}</p>
      <button onClick={() => setOpen(['sheet'])} type="button">
        Open
      </button>
      <Drawer onClose={() => close('sheet')} open={open.includes('sheet')} title="Sheet">
        <button onClick={() => setOpen(['sheet', 'more'])} type="button">
          More
        </button>
        <button onClick={() => void navigate('?size=50')} type="button">
          Filter
        </button>
        <button onClick={() => void navigate('?page=2', { replace: true })} type="button">
          Next page
        </button>
        <button onClick={() => void navigate('/work')} type="button">
          Go
        </button>
        <Link onClick={() => close('sheet')} to="/work">
          Work
        </Link>
      </Drawer>
      <Dialog onClose={() => close('more')} open={open.includes('more')} title="More">
        Here
      </Dialog>
    </>
  );
}

type Seen = { readonly entries: string[]; go: (delta: number) => void };

/** What pages see of the history, and the browser's own buttons. */
function Browser({ seen }: { readonly seen: Seen }) {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const last = `${type} ${key} ${pathname}`;
  if (seen.entries.at(-1) !== last) seen.entries.push(last);
  seen.go = (delta) => void navigate(delta);
  return null;
}

async function start(state?: unknown) {
  const seen: Seen = { entries: [], go: () => undefined };
  render(
    <MemoryRouter
      initialEntries={[
        '/home',
        { pathname: '/list', key: 'a' },
        ...(state ? [{ pathname: '/list', state }] : []),
      ]}
      initialIndex={state ? 2 : 1}
    >
      <OverlayEntries>
        <Browser seen={seen} />
        <Routes>
          <Route element={<p>Home</p>} path="/home" />
          <Route element={<List />} path="/list" />
          <Route element={<p>The work</p>} path="/work" />
        </Routes>
      </OverlayEntries>
    </MemoryRouter>,
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

describe('OverlayEntries', () => {
  it('closes by Back what is open, and leaves the page by the next', async () => {
    const { seen, open, back } = await start();
    const before = [...seen.entries];
    await open();
    expect(sheet()).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    // To a page nothing has moved.
    expect(seen.entries).toEqual(before);
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('closes by a Back that comes before any timer has run', async () => {
    const { seen } = await start();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
    expect(sheet()).toBeInTheDocument();
    await act(async () => seen.go(-1));
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
  });

  it('leaves no entry behind where it is closed otherwise, and opens nothing by Forward', async () => {
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

  it('closes one above another one by one', async () => {
    const { open, back, button } = await start();
    await open();
    await button('More')();
    const more = () => screen.queryByRole('dialog', { name: 'More', hidden: true });
    expect(more()).toBeInTheDocument();
    await back();
    expect(more()).toBeNull();
    expect(sheet()).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it.each([
    ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Work' }))],
    ['a navigation', () => press('Go')],
  ])('puts the page that %s leads to in the place of the entry', async (_, go) => {
    const { open, back } = await start();
    await open();
    await go();
    await settled();
    expect(screen.getByText('The work')).toBeInTheDocument();
    await back();
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(sheet()).toBeNull();
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it.each([
    ['Back', null],
    ['its button', 'Close'],
  ])('keeps what was chosen in a sheet that %s closes, one step from before', async (_, how) => {
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
  });

  it.each([
    ['Back', null],
    ['its button', 'Close'],
  ])('keeps a place that was replaced under a sheet that %s closes', async (_, how) => {
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

  const reloaded = { overlays: { depth: 1, key: 'a', state: null } };

  it('shows the page after a reload over which something was open', async () => {
    const { back } = await start(reloaded);
    expect(screen.getByText('List')).toBeInTheDocument();
    await back();
    await waitFor(() => expect(screen.getByText('Home')).toBeInTheDocument());
  });

  it('leaves the entry of what was open before a reload, unless something opens again', async () => {
    const { seen, open, back } = await start(reloaded);
    await open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(sheet()).toBeInTheDocument();
    await back();
    expect(sheet()).toBeNull();
    expect(screen.getByText('List')).toBeInTheDocument();
    expect(seen.entries, 'the page has not moved').toHaveLength(1);
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('needs one Back after a reload, however late that comes', async () => {
    const { back } = await start(reloaded);
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    await back();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });
});
