/** The places of the desk, in the order of its navigation. */
export const places = [
  { id: '', label: 'Today' },
  { id: 'listings', label: 'Authentication' },
  { id: 'orders', label: 'Orders' },
  { id: 'artists', label: 'Artists' },
  { id: 'artworks', label: 'Artworks' },
  { id: 'texts', label: 'Texts' },
  { id: 'mails', label: 'Mails' },
  { id: 'imports', label: 'Import, export' },
  { id: 'submissions', label: 'Submissions' },
  { id: 'releases', label: 'Releases' },
  { id: 'showcase', label: 'Showcase' },
  { id: 'collections', label: 'Collections' },
  { id: 'accounts', label: 'People' },
  { id: 'figures', label: 'Figures' },
  { id: 'ledger', label: 'Ledger' },
  { id: 'royalties', label: 'Royalties' },
  { id: 'people', label: 'Staff' },
  { id: 'settings', label: 'Settings' },
  { id: 'audit', label: 'Audit' },
] as const;
export type Place = (typeof places)[number]['id'];

export type DeskAddress = { readonly place: Place; readonly record: number | null };

/** '/desk/orders/12' as its place and record; null: there is no such place. */
export function readAddress(pathname: string): DeskAddress | null {
  const [, desk = '', place = '', record, ...more] = pathname.replace(/\/$/, '').split('/');
  const known = places.find(({ id }) => id === place);
  if (desk !== 'desk' || !known || more.length > 0) return null;
  if (record === undefined) return { place: known.id, record: null };
  return /^[1-9]\d{0,8}$/.test(record) ? { place: known.id, record: Number(record) } : null;
}

export function deskPath(place: Place, record?: number): string {
  return ['/desk', place, record].filter((part) => part !== '' && part !== undefined).join('/');
}
