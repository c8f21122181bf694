import { act, screen, waitFor, within } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../entry-server.tsx';
import { unknownVisitor } from '../lib/session/session-atom.ts';
import { cardOf } from '../lib/testing/catalogue.ts';
import { ada } from '../lib/testing/in-app.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { toast } from '../lib/toast.ts';
import { startSite } from './start-site.tsx';

const list = { items: [cardOf(41)], page: 1, pageCount: 1, total: 1 };
let root: Root | undefined;
let address = '';
let brought = { session: unknownVisitor, data: {} };
let turn = 0;

// SWR remembers for the whole process what it first had of a path, so each test has its own.
beforeEach(() => {
  turn += 1;
  address = `/artworks?q=start-${turn}`;
  brought = { session: unknownVisitor, data: { [`/api${address}`]: list } };
  window.history.replaceState(null, '', address);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  delete document.documentElement.dataset.gate;
});

/** The document as the BFF sends it; without markup the browser renders the page alone. */
function writeDocument(items: Readonly<Record<string, unknown>>, markup = ''): void {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  for (const [id, value] of Object.entries(items)) {
    const script = document.body.appendChild(document.createElement('script'));
    Object.assign(script, { id, type: 'application/json', textContent: JSON.stringify(value) });
  }
}

/** Starts the site, and lets everything happen that this causes. */
async function start(): Promise<void> {
  await act(async () => {
    root = await startSite();
  });
  await act(() => vi.dynamicImportSettled());
}

const work = () => within(screen.getByRole('main')).getByRole('link', { name: 'Work 41' });

it('hydrates the server’s markup, and asks for nothing that the document brought', async () => {
  const { calls } = stubFetch({});
  const markup = await renderApp({ address, ...brought, inlined: {} });
  writeDocument(brought, markup);
  const before = work();
  await start();
  expect(work(), 'the same element').toBe(before);
  expect(calls).toEqual([]);
});

it('renders the page alone, and asks for nothing that the document brought', async () => {
  const { calls } = stubFetch({});
  writeDocument(brought);
  await start();
  expect(work()).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('asks for the data where the document brought none', async () => {
  const read = `GET /api${address}`;
  const { of } = stubFetch({ [read]: { body: list } });
  writeDocument({ session: unknownVisitor });
  await start();
  await waitFor(() => expect(work()).toBeInTheDocument());
  expect(of(read)).toHaveLength(1);
});

it('knows from the document who is signed in, and how they came back', async () => {
  const told = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
  stubFetch({});
  const session = { ...unknownVisitor, user: ada };
  writeDocument({
    ...brought,
    session,
    arrival: { kind: 'created', provider: 'google' },
  });
  await start();
  expect(screen.getByRole('button', { name: 'Sign out', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});

it('replays the click that came before the site’s code', async () => {
  stubFetch({});
  const markup = await renderApp({ address, ...brought, inlined: {} });
  writeDocument(brought, markup);
  const button = document.body.querySelector('button');
  const stop = vi.fn();
  const clicked = vi.fn();
  button?.addEventListener('click', clicked);
  window.earlyClick = { button, stop };
  await start();
  delete window.earlyClick;
  expect(stop).toHaveBeenCalledTimes(1);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('shows the gate’s page where the document is closed, and nothing of the site', async () => {
  const { calls } = stubFetch({});
  writeDocument(brought);
  document.documentElement.dataset.gate = 'closed';
  await start();
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(calls).toEqual([]);
});
