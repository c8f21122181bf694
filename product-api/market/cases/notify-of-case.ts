import { contactAddress } from '../../content/figures.ts';
import type { NotifiedName, Said } from '../../mail/messages/messages.ts';
import type { CommandContext } from '../command-context.ts';
import { nameEdition } from '../name-edition.ts';
import { notifyAll } from '../notify.ts';
import { formatDay, orderLinks } from '../order-links.ts';
import { readSite } from '../owner-settings.ts';
import type { CaseRow, LockedCase } from './case-rows.ts';

type Says = Said<NotifiedName>;

/** Tells buyer and seller of an order what became of its case. */
export async function notifyOfCase(
  context: CommandContext,
  { edition, order, open }: LockedCase,
  says: (title: string) => { readonly buyer?: Says; readonly seller?: Says },
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  const links = orderLinks(edition, order);
  const told = says(title);
  const sides = [
    { side: 'buyer', userId: order.buyerId },
    { side: 'seller', userId: order.sellerId },
  ] as const;
  const messages = sides.flatMap(({ side, userId }) => {
    const one = told[side];
    if (one === undefined) return [];
    return {
      userId,
      dedupeKey: `${one.name}:${open.id}:${context.now().getTime()}`,
      orderId: order.id,
      artworkId: edition.artworkId,
      says: one,
      path: links[side],
    };
  });
  if (messages.length > 0) await notifyAll(context, messages);
}

/** 'by 14 November 2026'; empty: no day is set. */
export function byDayOf({ deadline }: Pick<CaseRow, 'deadline'>): string {
  return deadline === null ? '' : `by ${formatDay(deadline)}`;
}

/** The address of support. */
export async function contactOf({ tx, publicUrl }: CommandContext): Promise<string> {
  return contactAddress((await readSite(tx)).contactEmail, publicUrl);
}
