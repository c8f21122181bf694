import { maxViews, withView } from '../../../../shared/domain/recently-viewed.ts';

const storageName = 'recently-viewed';

/** Artworks that a guest viewed, newest first; kept in this browser only. */
export function readViews(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageName) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxViews);
  } catch {
    return [];
  }
}

export function storeView(id: number): void {
  write(withView(readViews(), id));
}

export function forgetViews(): void {
  write([]);
}

/** Where storage is full or blocked, nothing is kept. */
function write(ids: readonly number[]): void {
  try {
    if (ids.length === 0) window.localStorage.removeItem(storageName);
    else window.localStorage.setItem(storageName, JSON.stringify(ids));
  } catch {
    // Nothing is kept.
  }
}
