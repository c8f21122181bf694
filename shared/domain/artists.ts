/** The artists header of specification section 9. An id that no artist has is left out. */
export const headerArtistIds: readonly number[] = [17, 8, 28, 10, 7, 19, 24, 14, 12];

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Under which everything stands that begins with no Latin letter. */
export const otherInitial = '#';
const english = new Intl.Collator('en', { sensitivity: 'base' });

/** The letter under which an index has this name: 'É' is an E, 'Ł' an L; '#' for all others. */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
  if (!/\p{Script=Latin}/u.test(first)) return otherInitial;
  return letters.findLast((letter) => english.compare(letter, first) <= 0) ?? otherInitial;
}

/** At most two letters that stand for a name where there is no picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}’']+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}

/** Specification section 3: without a protocol a link is an https one. null: it leads nowhere. */
export function websiteUrl(text: string | null): string | null {
  const link = text?.trim() ?? '';
  if (link === '') return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`);
  const leadsToTheWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && leadsToTheWeb && url.hostname.includes('.') ? url.href : null;
}

/** Of '@name', 'name', or an address of Instagram's; null where there is no name in it. */
export function instagramName(text: string | null): string | null {
  const name = (text ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/\/$/, '');
  return /^[\w.]{1,30}$/.test(name) ? name : null;
}
