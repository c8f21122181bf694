import { describe, expect, it, test } from 'vitest';
import { initialOf, initialsOf, instagramName, websiteUrl } from './artists.ts';

test.each([
  ['Ada Quill', 'A'],
  ['Ångström', 'A'],
  ['Étienne', 'E'],
  ['Łukasz', 'L'],
  ['Ørsted', 'O'],
  ['Žižka', 'Z'],
  ['zuleika', 'Z'],
  ['‘Banks’', 'B'],
  ['草間', '#'],
  ['Жанна', '#'],
  ['3D', '#'],
  ['!', '#'],
])('indexes %s under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test.each([
  ['Jean-Baptiste Étienne Kouassi-Delacroix', 'JD'],
  ['Zuleika', 'Z'],
  ['Pell & Oduya', 'PO'],
  ['草間 彌生', '草彌'],
  ['  ', ''],
])('abbreviates %s to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

describe('websiteUrl', () => {
  it('prepends https:// to a link without a protocol only', () => {
    expect(websiteUrl('zuleika.example')).toBe('https://zuleika.example/');
    expect(websiteUrl('http://old.example/a')).toBe('http://old.example/a');
    expect(websiteUrl('HTTPS://Loud.example')).toBe('https://loud.example/');
  });

  it.each([null, '', ' ', 'javascript:alert(1)', 'javascript://x.example/%0aalert(1)', 'nowhere'])(
    'is null for %s',
    (text) => {
      expect(websiteUrl(text)).toBeNull();
    },
  );
});

test.each([
  ['@zuleika.cuts', 'zuleika.cuts'],
  ['krahl_druck', 'krahl_druck'],
  ['https://www.instagram.com/krahl/', 'krahl'],
  ['@a/../b', null],
  ['', null],
  [null, null],
])('reads %s as the Instagram name %s', (text, name) => {
  expect(instagramName(text)).toBe(name);
});
