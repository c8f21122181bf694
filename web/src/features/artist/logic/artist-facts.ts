import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import { joinedNames } from '../../../../../shared/domain/joined-names.ts';
import { formatDay } from '../../../lib/format/dates.ts';

/** 'Moroccan and French, born 3 April 1987', as far as it is known. */
export function artistFacts({
  nationalities,
  birthDate,
  birthYear,
}: Pick<ArtistView, 'nationalities' | 'birthDate' | 'birthYear'>): string {
  const from = joinedNames(nationalities);
  const born = bornOn(birthDate) ?? birthYear;
  return [from, born === null ? '' : `born ${born}`].filter(Boolean).join(', ');
}

function bornOn(birthDate: string | null): string | null {
  return birthDate && /^\d{4}-\d{2}-\d{2}/.test(birthDate) ? formatDay(birthDate, true) : null;
}

/** Splits at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
