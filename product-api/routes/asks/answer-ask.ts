import type { z } from 'zod';
import type { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import type { AskRow } from '../../market/rows.ts';
import { presentAsk } from '../../presenters/present-ask.ts';
import { findAsk } from '../../queries/list-asks.ts';
import { loadAsks } from '../../queries/load-asks.ts';

/** Answers with the user's own ask; 404 for any other. */
export async function answerAsk(
  db: Queryable,
  id: number,
  userId: number,
): Promise<z.infer<typeof wireAskSingle>> {
  const ask = await findAsk(db, id, userId);
  if (!ask) throw notFound();
  return describeAsk(db, ask);
}

/** Answers with an ask that was just written. */
export async function describeAsk(
  db: Queryable,
  ask: AskRow,
): Promise<z.infer<typeof wireAskSingle>> {
  const [loaded] = await loadAsks(db, [ask]);
  if (!loaded) throw notFound();
  return { data: presentAsk(loaded), meta: {} };
}
