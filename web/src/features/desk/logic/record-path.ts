import type { AuditEntry } from '../../../../../shared/desk/audit.ts';
import { deskPath, type Place } from './places.ts';

const placeOf: Readonly<Record<string, Place>> = {
  ask: 'listings',
  order: 'orders',
  artwork: 'artworks',
  artist: 'artists',
  release: 'releases',
  collection: 'collections',
  submission: 'submissions',
  text: 'texts',
  import: 'imports',
  user: 'accounts',
};

/** The page of the record that an entry of the audit is about; null: it has none. */
export function recordPath({
  subject,
  record,
}: Pick<AuditEntry, 'subject' | 'record'>): string | null {
  const [kind = '', id = ''] = subject.split(':');
  if (record === null) return null;
  const place = placeOf[kind];
  if (place !== undefined) return deskPath(place, Number(id));
  return record.artworkId === null ? null : deskPath('artworks', record.artworkId);
}
