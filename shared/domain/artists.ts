/** The artists header of specification section 9. Unknown ids are left out. */
export const headerArtistIds: readonly number[] = [17, 8, 28, 10, 7, 19, 24, 14, 12];

/**
 * Specification section 3: the names of the images distinguish avatar (1) and profile picture (2).
 */
const imageMarks = { avatar: '1', profile: '2' } as const;

export function artistImage<Image extends { readonly name: string }>(
  images: readonly Image[],
  which: keyof typeof imageMarks,
): Image | null {
  return images.find(({ name }) => name.includes(imageMarks[which])) ?? null;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** The index heading for names that do not begin with a Latin letter. */
export const otherInitial = '#';
const english = new Intl.Collator('en', { sensitivity: 'base' });

/** The index letter of a name: 'É' is E, 'Ł' is L; '#' for all others. */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
  if (!/\p{Script=Latin}/u.test(first)) return otherInitial;
  return letters.findLast((letter) => english.compare(letter, first) <= 0) ?? otherInitial;
}

/** At most two initials, shown instead of a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}’']+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}

/** Specification section 3: a link without a protocol gets https. null: not a link. */
export function websiteUrl(text: string | null): string | null {
  const link = text?.trim() ?? '';
  if (link === '') return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`);
  const isWebLink = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWebLink && url.hostname.includes('.') ? url.href : null;
}

/** The name from '@name', 'name' or an Instagram address; null if there is none. */
export function instagramName(text: string | null): string | null {
  const name = (text ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/\/$/, '');
  return /^[\w.]{1,30}$/.test(name) ? name : null;
}
