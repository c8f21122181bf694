import bidiModule from 'bidi-js';
import { type Face, faceOf, isLatin, type SiteFace } from './faces.ts';

/** Its types are those of its ES module; Node loads the CommonJS one, which is the function itself. */
const bidi = (bidiModule as unknown as typeof bidiModule.default)();

/** A piece of a line, from left to right, whose characters have one face. */
export type Run = { readonly text: string; readonly face: Face };

/** Marks that steer the direction of a text would turn the rest of a line around. */
const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

export function plainText(text: string): string {
  return text.normalize('NFC').replace(marks, '').replace(/\s+/g, ' ').trim();
}

/**
 * A line in the order in which it is drawn. The text of an Arabic run stays in the order of
 * reading: its face turns and joins the letters.
 */
export function visualRuns(line: string, wanted: SiteFace): Run[] {
  if (isLatin(line)) return [{ text: line, face: wanted }];
  const faces = facesOf(line, wanted);
  const embedded = bidi.getEmbeddingLevels(line);
  const order = bidi.getReorderedIndices(line, embedded);
  const runs: { indices: number[]; face: Face; isReversed: boolean }[] = [];
  for (const index of order) {
    const face = faces[index] ?? wanted;
    const isReversed = (embedded.levels[index] ?? 0) % 2 === 1;
    const last = runs.at(-1);
    // The Arabic face turns a whole run by itself; other reversed characters are drawn one by one.
    const isJoined = !isReversed || face === 'arabic';
    if (last && isJoined && last.face === face && last.isReversed === isReversed) {
      last.indices.push(index);
    } else runs.push({ indices: [index], face, isReversed });
  }
  return runs.map(({ indices, face, isReversed }) => ({
    face,
    text: (isReversed ? indices.toReversed() : indices)
      .map((index) => mirrored(line[index] ?? '', isReversed))
      .join(''),
  }));
}

const mirrored = (character: string, isReversed: boolean) =>
  (isReversed && bidi.getMirroredCharacter(character)) || character;

/** One for each code unit. A space stays with the Arabic or Japanese word before it. */
function facesOf(line: string, wanted: SiteFace): Face[] {
  let before: Face = wanted;
  return [...line].flatMap((character) => {
    if (character !== ' ') before = faceOf(character, wanted);
    return character.length === 2 ? [before, before] : [before];
  });
}
