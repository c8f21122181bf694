import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from '../lib/format/use-now.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Hydrated } from './hydrated.tsx';

const heard = vi.fn();
let root: HTMLElement;

/** Controlled fields that render again as soon as the page is hydrated. */
function Fields() {
  const [text, setText] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [size, setSize] = useState('m');
  const [theme, setTheme] = useState('system');
  return (
    <form data-hydrated={useIsHydrated()}>
      <input aria-label="Text" onChange={on(setText)} type="search" value={text} />
      <input
        aria-label="Box"
        checked={isTicked}
        onChange={({ target }) => {
          heard('Box', target.checked);
          setTicked(target.checked);
        }}
        type="checkbox"
      />
      <select aria-label="Size" onChange={on(setSize)} value={size}>
        <option>s</option>
        <option>m</option>
        <option>l</option>
      </select>
      {['system', 'dark'].map((one) => (
        <input
          aria-label={one}
          checked={theme === one}
          key={one}
          name="theme"
          onChange={() => on(setTheme)({ target: { ariaLabel: 'Theme', value: one } })}
          type="radio"
        />
      ))}
      <output>{JSON.stringify({ text, isTicked, size, theme })}</output>
    </form>
  );
}

function on(set: (value: string) => void) {
  return ({ target }: { target: { ariaLabel: string | null; value: string } }) => {
    heard(target.ariaLabel, target.value);
    set(target.value);
  };
}

const Clock = () => <p>{useNow(60_000) === null ? 'no time' : 'the time'}</p>;

const site = () => (
  <Hydrated root={root}>
    <Fields />
  </Hydrated>
);

const field = <Kind extends HTMLElement>(name: string) =>
  root.querySelector(`[aria-label="${name}"]`) as Kind;

const kept = () => JSON.parse(root.querySelector('output')?.textContent ?? '');

const hydrate = () => act(async () => void hydrateRoot(root, site()));

beforeEach(() => {
  heard.mockClear();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(site());
});

afterEach(() => root.remove());

it('keeps what was typed and chosen before hydration, and fires the change handlers', async () => {
  field<HTMLInputElement>('Text').value = 'tide';
  field<HTMLInputElement>('Box').checked = true;
  field<HTMLSelectElement>('Size').value = 'l';
  field<HTMLInputElement>('dark').checked = true;
  await hydrate();
  const all = { text: 'tide', isTicked: true, size: 'l', theme: 'dark' };
  expect(kept()).toEqual(all);
  expect(field<HTMLInputElement>('Text').value).toBe('tide');
  expect(field<HTMLInputElement>('Box').checked).toBe(true);
  expect(field<HTMLSelectElement>('Size').value).toBe('l');
  expect(field<HTMLInputElement>('dark').checked).toBe(true);
  expect(heard, 'each once').toHaveBeenCalledTimes(4);
  fireEvent.change(field('Text'), { target: { value: 'tides' } });
  expect(kept()).toEqual({ ...all, text: 'tides' });
});

it('keeps the caret position', async () => {
  const text = field<HTMLInputElement>('Text');
  text.value = 'tide';
  text.setSelectionRange(2, 3);
  await hydrate();
  expect([text.selectionStart, text.selectionEnd]).toEqual([2, 3]);
});

it('renders localized text after hydration', async () => {
  const errors = vi.fn();
  root.innerHTML = renderToString(<Hydrated root={root}>{<Clock />}</Hydrated>);
  expect(root.textContent).toBe('no time');
  await act(
    async () =>
      void hydrateRoot(root, <Hydrated root={root}>{<Clock />}</Hydrated>, {
        onRecoverableError: errors,
      }),
  );
  expect(root.textContent).toBe('the time');
  expect(errors, 'it began with the same words').not.toHaveBeenCalled();
});

it('fires no change handlers for untouched fields', async () => {
  await hydrate();
  expect(heard).not.toHaveBeenCalled();
  expect(kept()).toMatchObject({ text: '', size: 'm', theme: 'system' });
});
