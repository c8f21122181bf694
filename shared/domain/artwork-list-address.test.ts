import { describe, expect, it } from 'vitest';
import {
  artworkListSearch,
  artworkListTitle,
  readArtworkListAddress,
} from './artwork-list-address.ts';

const read = (search: string) => readArtworkListAddress(new URLSearchParams(search));
const again = (search: string) => artworkListSearch(read(search)).toString();

describe('readArtworkListAddress', () => {
  it('reads every filter', () => {
    expect(
      read(
        'categ=Etching&sort=latest-sale&q=%20tide%20&artist=7&min=50&max=99.5&from=2019&to=2021&size=50&sale=now',
      ),
    ).toEqual({
      medium: 'Etching',
      sort: 'latest-sale',
      q: 'tide',
      artist: 7,
      minAsk: 5_000,
      maxAsk: 9_950,
      minYear: 2019,
      maxYear: 2021,
      size: '50',
      forSale: true,
    });
  });

  it.each([
    'sort=toString&artist=0&min=-1&max=1e9&from=20&to=x&size=toString&sale=later&categ=&q=',
    'sort=recommended&artist=1.5&min=0&max=1.234&from=9999',
  ])('ignores invalid parameters: %s', (search) => {
    expect(again(search)).toBe('');
  });

  it('swaps bounds in the wrong order', () => {
    expect(again('min=90&max=20&from=2021&to=2019')).toBe('min=20&max=90&from=2019&to=2021');
  });
});

describe('artworkListSearch', () => {
  it('round-trips to one canonical query', () => {
    const search = 'categ=Gicl%C3%A9e&sort=newest&q=a%26b&artist=7&min=12.34&size=open&sale=now';
    expect(again(search)).toBe(search);
    expect(again(search.split('&').reverse().join('&'))).toBe(search);
  });
});

describe('artworkListTitle', () => {
  it('describes the list', () => {
    expect(artworkListTitle(read(''))).toBe('Artworks');
    expect(artworkListTitle(read('categ=Etching&sale=now'))).toBe('Etching');
    expect(artworkListTitle(read('categ=Etching&q=tide'))).toBe('‘tide’');
  });
});
