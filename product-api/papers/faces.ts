import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const files = {
  sans: '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  strong: '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  title: '@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  arabic: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  japanese: '@expo-google-fonts/biz-udpmincho/400Regular/BIZUDPMincho_400Regular.ttf',
} as const;

export type Face = keyof typeof files;
/** The faces of the site; the others are for the characters that these do not have. */
export type SiteFace = 'sans' | 'strong' | 'title';

const arabic = /\p{Script=Arabic}/u;
/** Latin with its accents, Vietnamese included, punctuation and currency signs. */
const latin = /^[\s!-~\u00a0-\u024f\u02b0-\u036f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2212]*$/u;

export const isLatin = (text: string): boolean => latin.test(text);

/** The face for a character of a text that is set in `wanted`. */
export function faceOf(character: string, wanted: SiteFace): Face {
  if (arabic.test(character)) return 'arabic';
  return isLatin(character) ? wanted : 'japanese';
}

const opened = new Map<Face, Promise<Buffer>>();

/** A face's file, read when it is needed for the first time. */
export function readFace(face: Face): Promise<Buffer> {
  const known = opened.get(face);
  if (known) return known;
  const reading = readFile(fileURLToPath(import.meta.resolve(files[face])));
  opened.set(face, reading);
  return reading;
}

/** The faces that these texts need beside those of the site. */
export function furtherFaces(texts: string): Face[] {
  const needed = new Set([...texts].map((character) => faceOf(character, 'sans')));
  return [...needed].filter((face) => face !== 'sans');
}
