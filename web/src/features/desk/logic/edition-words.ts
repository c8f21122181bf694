import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { mainEdition } from '../../../../../shared/domain/shown-edition.ts';

/** 'Artist’s proof'; null for an edition without a name of its own. */
export function ownNameOf(edition: string): string | null {
  return edition === mainEdition ? null : editionLabel({ name: edition, suffix: '' });
}

/** 'Edition of 50', 'Artist’s proof, 10 copies'. */
export function editionWords(edition: string, size: number | null): string {
  const name = ownNameOf(edition);
  if (name === null) return size === null ? 'Edition size not stated' : `Edition of ${size}`;
  return size === null ? name : `${name}, ${size} copies`;
}
