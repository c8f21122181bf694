import { type TextField, textFieldNames } from '../../shared/desk/text-fields.ts';
import type { TextKind } from '../../shared/domain/text-kinds.ts';
import type { TextFields } from '../db/schema/texts.ts';
import { type Figures, unknownFigures } from './figures.ts';
import type { WorkReference } from './front-matter.ts';
import { foreignPictures, misnamedWorks, parseMarkdown, worksIn } from './markdown.ts';

export type TextProblem = { readonly field: TextField; readonly message: string };

const ofArticles: readonly TextField[] = [
  'category',
  'author',
  'role',
  'coverArtist',
  'coverArtwork',
];
const ofPages: readonly TextField[] = ['position'];

/** The fields that a text of this kind has. */
export function fieldsOfKind(kind: TextKind): readonly TextField[] {
  const foreign = kind === 'article' ? ofPages : ofArticles;
  return textFieldNames.filter((name) => !foreign.includes(name));
}

/** The fields without which visitors may not see it. */
export function missingFields(kind: TextKind, fields: TextFields): TextField[] {
  return fieldsOfKind(kind).filter((name) => fields[name] === null || fields[name] === '');
}

/** The works that a text names, the one on its cover among them. */
export function worksNamedIn(kind: TextKind, fields: TextFields): WorkReference[] {
  return [...worksIn(parseMarkdown(fields.source)), ...coverOf(kind, fields)];
}

/** What has to be corrected. `isKnown` tells whether visitors see a work. */
export function problemsIn(
  kind: TextKind,
  fields: TextFields,
  figures: Figures,
  isKnown: (work: WorkReference) => boolean,
): TextProblem[] {
  const tokens = parseMarkdown(fields.source);
  const unknownWorks = (field: TextField, works: readonly WorkReference[]) =>
    works
      .filter((work) => !isKnown(work))
      .map(({ artist, artwork }) => ({
        field,
        message: `There is no published work “${artwork}” by ${artist}`,
      }));
  return [
    ...(['title', 'summary', 'source'] as const).flatMap((field) =>
      unknownFigures(fields[field], figures).map((name) => ({
        field,
        message: `There is no figure {{${name}}}`,
      })),
    ),
    ...misnamedWorks(tokens).map((address) => ({
      field: 'source' as const,
      message: `“${address}” does not name an artist and an artwork`,
    })),
    ...foreignPictures(tokens).map((address) => ({
      field: 'source' as const,
      message: `The picture “${address}” is not shown: pictures are those of works`,
    })),
    ...unknownWorks('source', worksIn(tokens)),
    ...unknownWorks('coverArtwork', coverOf(kind, fields)),
  ];
}

function coverOf(kind: TextKind, fields: TextFields): WorkReference[] {
  const { coverArtist: artist, coverArtwork: artwork } = fields;
  return kind === 'article' && artist !== '' && artwork !== '' ? [{ artist, artwork }] : [];
}
