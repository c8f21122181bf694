import { describe, expect, it } from 'vitest';
import { editionSuffix, shownEdition } from './shown-edition.ts';

const edition = (name: string, lowestAskGbp: number | null, highestBidGbp: number | null) => ({
  name,
  lowestAskGbp,
  highestBidGbp,
});

describe('shownEdition', () => {
  it('is Main, wherever it is in the list', () => {
    const main = edition('Main', 100, null);
    expect(shownEdition([edition('Artist', 200, null), main])).toBe(main);
    expect(shownEdition([edition('Artist', 100, 999), main])).toBe(main);
    expect(shownEdition([main, edition('Artist', 100, 999)])).toBe(main);
    const [first, second] = [edition('Artist', 90, null), edition('Printer', 90, null)];
    expect(shownEdition([main, first, second])).toBe(first);
  });

  it('is the edition with the cheapest ask below Main’s', () => {
    const cheapest = edition('Printer', 80, null);
    const all = [edition('Main', 100, 500), edition('Artist', 90, null), cheapest];
    expect(shownEdition(all)).toBe(cheapest);
  });

  it('is another edition if Main has no ask, whatever its bids', () => {
    const other = edition('Artist', 900, null);
    expect(shownEdition([edition('Main', null, 500), other])).toBe(other);
  });

  it('is the edition with the highest bid if there is no ask', () => {
    const main = edition('Main', null, 50);
    const other = edition('Artist', null, 60);
    expect(shownEdition([main, other])).toBe(other);
    expect(shownEdition([main, edition('Artist', null, 50)])).toBe(main);
    expect(shownEdition([main, edition('Artist', null, null)])).toBe(main);
  });

  it('is the first without Main, and null without editions', () => {
    const first = edition('Artist', null, null);
    expect(shownEdition([first, edition('Printer', null, null)])).toBe(first);
    expect(shownEdition([])).toBeNull();
  });

  it('has a suffix unless it is Main', () => {
    expect(editionSuffix('Main', null)).toBe('');
    expect(editionSuffix('Artist', null)).toBe('AP');
    expect(editionSuffix('Printer', null)).toBe('PP');
    expect(editionSuffix('Other', 'Hand-coloured')).toBe('Hand-coloured');
    expect(editionSuffix('Other', null)).toBe('Other');
  });
});
