import { artworkPath } from '../../shared/domain/paths.ts';
import type { TextKind } from '../../shared/domain/text-kinds.ts';
import { missingFields, problemsIn, worksNamedIn } from '../content/check-text.ts';
import { type Figures, fillFigures } from '../content/figures.ts';
import { articleOf } from '../content/read-text.ts';
import { renderText } from '../content/render-text.ts';
import type { TextFields } from '../db/schema/texts.ts';
import { keyOf, type NamedWork } from '../queries/find-named-works.ts';
import { findIn, minutesToRead } from './present-content.ts';

/** A text that is being written, rendered like a published one. `works`: those that it names. */
export function presentTextPreview(
  kind: TextKind,
  fields: TextFields,
  figures: Figures,
  works: ReadonlyMap<string, NamedWork>,
) {
  const { text, words } = articleOf({ ...fields, id: 0, kind, slug: '' }, figures);
  const named = worksNamedIn(kind, fields);
  const found = new Map(
    named.flatMap((name) => {
      const work = works.get(keyOf(name));
      return work ? [[work.id, presentWork(work, works, name)] as const] : [];
    }),
  );
  const cover = works.get(keyOf({ artist: fields.coverArtist, artwork: fields.coverArtwork }));
  return {
    title: fillFigures(fields.title, figures),
    summary: fillFigures(fields.summary, figures),
    html: renderText(text, (name) => findIn(works, name)),
    minutesToRead: minutesToRead(words),
    cover: (kind === 'article' && cover && found.get(cover.id)) || null,
    works: [...found.values()],
    missing: missingFields(kind, fields),
    problems: problemsIn(kind, fields, figures, (work) => works.has(keyOf(work))),
  };
}

function presentWork(
  work: NamedWork,
  works: ReadonlyMap<string, NamedWork>,
  name: { readonly artist: string; readonly artwork: string },
) {
  return {
    id: work.id,
    name: work.name,
    artists: work.artists.map((artist) => artist.name).join(', '),
    path: artworkPath(work),
    picture: findIn(works, name)?.picture ?? null,
  };
}
