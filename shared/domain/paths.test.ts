import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artistPath, artworkPath, safePath, slugify, tradePath } from './paths.ts';

const artwork = {
  id: 7,
  name: 'Night Ferry',
  artists: [
    { id: 3, name: 'Inês Valadares' },
    { id: 4, name: 'R. Achterberg' },
  ],
};

describe('paths', () => {
  it('name artists and artworks by slug and id', () => {
    expect(artistPath({ id: 3, name: 'Inês Valadares' })).toBe('/artists/ines-valadares/3');
    expect(artworkPath(artwork)).toBe('/artworks/ines-valadares/3/r-achterberg/4/night-ferry/7');
  });

  it('name an edition unless it is Main', () => {
    expect(artworkPath(artwork, 'Main')).toBe(artworkPath(artwork));
    expect(artworkPath(artwork, 'Hors commerce')).toMatch(/\?edition=Hors%20commerce$/);
  });

  it('lead through the trade flows', () => {
    expect(tradePath('bid-or-buy', artwork)).toBe(
      '/bid-or-buy/ines-valadares/r-achterberg/night-ferry/7/Main',
    );
    expect(tradePath('ask-or-sell', artwork, 'A/P', 'review-sale')).toBe(
      '/ask-or-sell/review-sale/ines-valadares/r-achterberg/night-ferry/7/A%2FP',
    );
  });

  it('contain only characters that need no encoding', () => {
    expect(slugify('  Œuvre: N° 5 — “Été”! ')).toBe('œuvre-n-5-ete');
    expect(slugify('—')).toBe('untitled');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugify(text);
        expect(slug).not.toBe('');
        expect(slug).not.toMatch(/[/?#\\\s%.]|^-|-$|--/);
      }),
    );
  });
});

describe('safePath', () => {
  it.each(['/', '/artworks?categ=prints#top', '/a/b%20c', '/a//b', '/@user', '/a?next=http://b'])(
    'accepts %s',
    (path) => expect(safePath(path)).toBe(path),
  );

  it.each([
    '',
    'artworks',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /a',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/./\\evil.example',
    null,
    7,
  ])('refuses %j', (path) => expect(safePath(path)).toBeNull());

  it('refuses more than 2000 characters', () => {
    expect(safePath(`/${'a'.repeat(1999)}`)).not.toBeNull();
    expect(safePath(`/${'a'.repeat(2000)}`)).toBeNull();
  });

  it('never resolves to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      'http',
      'evil.example',
      '\t',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const path = safePath(pieces.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://deckle.test').origin).toBe('https://deckle.test');
      }),
    );
  });
});
