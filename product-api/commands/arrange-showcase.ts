import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ShowcasePlace, showcasePlaces } from '../../shared/domain/showcase.ts';
import { showcase } from '../db/schema/showcase.ts';
import { badRequest, conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { beforeLastChange } from '../market/last-change.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordVersion } from '../market/record-version.ts';
import { showcaseAt } from '../queries/showcase.ts';
import { lockChosen, requirePublished } from './lock-chosen.ts';

type Arranging = {
  readonly place: ShowcasePlace;
  /** Artists or artworks, as the place shows; none: it is chosen as without curators. */
  readonly ids: readonly number[];
  /** Of the place as the curator read it. */
  readonly version: string;
  readonly actor: string;
};

/** Shows these records at a place, in this order. Throws 'catalogue.changed' for another version. */
export async function arrangeShowcase(
  context: CommandContext,
  arranging: Arranging,
): Promise<Arranged> {
  const { atMost } = showcasePlaces[arranging.place];
  if (arranging.ids.length > atMost) throw badRequest(`It shows at most ${atMost}.`);
  return arrange(context, arranging, 'arrange');
}

type Arranged = { place: ShowcasePlace; version: string };

/** Shows the records from before the last change. Throws 'catalogue.nothing-to-undo'. */
export async function undoShowcase(
  context: CommandContext,
  given: Omit<Arranging, 'ids'>,
): Promise<Arranged> {
  const actions = ['showcase.arrange', 'showcase.undo'];
  const before = await beforeLastChange(context.tx, `showcase:${given.place}`, actions);
  return arrange(context, { ...given, ids: z.array(z.int()).parse(before) }, 'undo');
}

async function arrange(
  context: CommandContext,
  { place, ids, version, actor }: Arranging,
  action: 'arrange' | 'undo',
): Promise<Arranged> {
  const { tx } = context;
  const { of } = showcasePlaces[place];
  const records = await lockChosen(tx, of, ids);
  await tx.execute(sql`lock table ${showcase} in share row exclusive mode`);
  const before = await showcaseAt(tx, place);
  if (recordVersion(before) !== version) throw conflict('catalogue.changed');
  requirePublished(records, before);
  await tx.delete(showcase).where(eq(showcase.place, place));
  const rows = ids.map((id, position) => ({
    place,
    position,
    ...(of === 'artist' ? { artistId: id } : { artworkId: id }),
  }));
  if (rows.length > 0) await tx.insert(showcase).values(rows);
  await recordAudit(tx, {
    actor,
    action: `showcase.${action}`,
    subject: `showcase:${place}`,
    details: { before, after: [...ids] },
    at: context.now(),
  });
  return { place, version: recordVersion(ids) };
}
