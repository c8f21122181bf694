import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageEntry } from './use-page-entry.ts';

let navigate: NavigateFunction;
let name: (title: string) => void;
let height = 0;

const go = (to: string | number) => act(async () => void navigate(to as string));
const someFrames = () => act(async () => await new Promise((resolve) => setTimeout(resolve, 50)));

function Site() {
  usePageEntry();
  navigate = useNavigate();
  const [title, setTitle] = useState('');
  name = setTitle;
  return (
    <main tabIndex={-1}>
      {title !== '' && (
        <h1 key={title} tabIndex={-1}>
          {title}
        </h1>
      )}
      <button type="button">Save</button>
    </main>
  );
}

function renderArtworks(): void {
  render(
    <MemoryRouter initialEntries={['/artworks']}>
      <Site />
    </MemoryRouter>,
  );
}

/** Like a browser, limits scrolling to the page's height. */
function scrollTo(top: number): void {
  Object.assign(window, { scrollY: Math.min(top, height - window.innerHeight) });
  window.dispatchEvent(new Event('scroll'));
}

function growTo(to: number): void {
  height = to;
  scrollTo(window.scrollY);
}

/** Goes Back to a page left at 6000 while only its beginning is rendered. */
async function comeBack(): Promise<void> {
  renderArtworks();
  growTo(10_000);
  scrollTo(6_000);
  await go('/artworks/9');
  expect(window.scrollY, 'another page begins at its top').toBe(0);
  height = 7_000;
  await go(-1);
}

beforeEach(() => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  // Browsers scroll asynchronously.
  vi.stubGlobal('scrollTo', async (_: number, top: number) => scrollTo(top));
});

afterEach(() => {
  vi.restoreAllMocks();
  scrollTo(0);
});

it('restores the scroll position and holds it while a list loads', async () => {
  await comeBack();
  expect(window.scrollY).toBe(6_000);
  growTo(3_900);
  await someFrames();
  expect(window.scrollY).toBe(3_900 - window.innerHeight);
  growTo(12_000);
  scrollTo(9_000);
  await someFrames();
  expect(window.scrollY, 'whatever the browser made of what came above').toBe(6_000);
});

it('scrolls to the top if the page was left at the top', async () => {
  renderArtworks();
  growTo(10_000);
  await go('/artworks/9');
  scrollTo(500);
  await go(-1);
  expect(window.scrollY).toBe(0);
  await go('/artworks/10');
});

it('restores the position even if the page was left before it was reached', async () => {
  await comeBack();
  growTo(3_900);
  await go(1);
  height = 10_000;
  await go(-1);
  expect(window.scrollY).toBe(6_000);
});

it('stops holding the position when the person scrolls', async () => {
  await comeBack();
  fireEvent.wheel(window);
  scrollTo(1_000);
  growTo(12_000);
  await someFrames();
  expect(window.scrollY).toBe(1_000);
});

it('restores the position of an entry that was replaced after the last scroll', async () => {
  renderArtworks();
  growTo(10_000);
  scrollTo(6_000);
  await act(async () => void navigate('?page=2', { replace: true }));
  await go('/artworks/9');
  await go(-1);
  expect(window.scrollY).toBe(6_000);
});

it('works without storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await comeBack();
  expect(window.scrollY).toBe(6_000);
});

describe('focus on a new page', () => {
  const enter = async () => {
    renderArtworks();
    await go('/artworks/9');
    expect(screen.getByRole('main')).toHaveFocus();
  };

  it('moves to the heading when it appears, and to one that replaces it', async () => {
    await enter();
    for (const title of ['Artwork', 'Tide Table']) {
      await go('?edition=Artist');
      await act(async () => name(title));
      expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    }
  });

  it('moves to the page if it has no heading', async () => {
    await enter();
    await act(async () => name('Artwork'));
    screen.getByRole('heading').removeAttribute('tabindex');
    screen.getByRole('button').focus();
    await go('/artworks/10');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where the person has put it', async () => {
    await enter();
    await userEvent.tab();
    await act(async () => name('Tide Table'));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });
});
