import { maxSearches, type Searched, withSearch } from '../../../../../shared/domain/searches.ts';

const storageName = 'deckle.searches';

/** The guest's recent searches in this browser, newest first; empty without storage. */
export function readGuestSearches(): readonly Searched[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageName) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearched).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

export function storeGuestSearch(one: Searched): void {
  write(withSearch(readGuestSearches(), one));
}

/** Called once they are stored in the account. */
export function forgetGuestSearches(): void {
  write([]);
}

function write(searches: readonly Searched[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageName);
    else localStorage.setItem(storageName, JSON.stringify(searches));
  } catch {
    // Without storage, searches are not kept.
  }
}

function isSearched(value: unknown): value is Searched {
  if (typeof value !== 'object' || value === null) return false;
  if (!('kind' in value) || !('id' in value)) return false;
  const isKind = value.kind === 'artist' || value.kind === 'artwork';
  return isKind && Number.isInteger(value.id) && Number(value.id) > 0;
}
