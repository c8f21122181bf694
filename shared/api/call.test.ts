import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OrderView, PlacedBid } from '../contracts/account.ts';
import type { PlaceBidForm } from '../contracts/forms/trade.ts';
import { readArtworkListAddress } from '../domain/artwork-list-address.ts';
import { withoutPrices } from '../domain/artwork-question.ts';
import { searchNames } from '../domain/searches.ts';
import { api } from './api.ts';
import { type ApiPath, type ApiRequest, apiPath, apiRequest } from './call.ts';

const list = (search: string) => readArtworkListAddress(new URLSearchParams(search));

describe('apiPath', () => {
  it('puts encoded parameters in their places', () => {
    expect(apiPath(api.getOrder, 71)).toBe('/api/account/orders/71');
    expect(apiPath(api.downloadDocument, 61, 'a-b')).toBe('/api/asks/61/documents/a-b');
    expect(apiPath(api.addDocument, 61, { type: 'coa' })).toBe('/api/asks/61/documents?type=coa');
    expect(apiPath(api.getCalendarFile, 4)).toBe('/api/releases/4/calendar.ics');
    expect(apiPath(api.getTextPage, 'legal', '../a?b#c')).toBe('/api/pages/legal/..%2Fa%3Fb%23c');
  });

  it('sorts the query, so that equal queries have equal paths', () => {
    const asked = list('min=1&from=2019&size=25&sale=now&artist=3&q=a%26b');
    const path =
      '/api/artworks?artist=3&forSale=true&minAsk=100&minYear=2019&page=2&q=a%26b&size=25';
    expect(apiPath(api.listArtworks, { ...asked, page: 2 })).toBe(path);
    expect(apiPath(api.listArtworks, { page: 2, ...asked })).toBe(path);
  });

  it('omits undefined parameters', () => {
    expect(apiPath(api.listArtworks, { page: 1, sort: undefined, medium: '' })).toBe(
      '/api/artworks',
    );
    expect(apiPath(api.getRelatedArtworks, 7, { artist: null })).toBe('/api/artworks/7/related');
    expect(apiPath(api.listArtworks, { minAsk: 0 })).toBe('/api/artworks?minAsk=0');
  });

  it('leaves the price filter out of the histogram’s query', () => {
    const asked = withoutPrices(list('categ=Etching&min=1&max=2&sale=now&from=2019'));
    expect(apiPath(api.listPriceRanges, asked)).toBe(
      '/api/artworks/price-ranges?medium=Etching&minYear=2019',
    );
  });

  it('keeps the commas of a list', () => {
    const searches = [
      { kind: 'artist', id: 7 },
      { kind: 'artwork', id: 12 },
    ] as const;
    expect(apiPath(api.getLatestSearches, { of: searchNames(searches) })).toBe(
      '/api/latest-searches?of=artist-7,artwork-12',
    );
  });
});

describe('apiRequest', () => {
  const form: PlaceBidForm = {
    editionId: 5,
    price: 25_000,
    expiresInDays: 30,
    expectedTotal: { amount: 27_000, currency: 'GBP' },
  };

  it('has method, path and body', () => {
    expect(apiRequest(api.placeBid, form)).toEqual({
      method: 'POST',
      path: '/api/bids',
      body: form,
    });
    expect(apiRequest(api.withdrawBid, 8)).toEqual({ method: 'DELETE', path: '/api/bids/8' });
    expect(apiRequest(api.logOut)).toEqual({ method: 'POST', path: '/api/auth/logout' });
  });

  it('types the body and the answer', () => {
    expectTypeOf(apiPath(api.getOrder, 71)).toEqualTypeOf<ApiPath<OrderView>>();
    expectTypeOf(apiRequest(api.placeBid, form)).toEqualTypeOf<ApiRequest<PlacedBid>>();
    // @ts-expect-error a bid needs its form
    apiRequest(api.placeBid);
    // @ts-expect-error an order needs its id
    apiPath(api.getOrder);
    // @ts-expect-error the calendar needs its scope
    apiPath(api.listReleases, { page: 2 });
  });
});
