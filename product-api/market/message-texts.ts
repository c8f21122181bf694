import { nameMark } from '../../shared/site.ts';
import type { Queryable } from '../db/database.ts';
import { messageTexts } from '../db/schema/message-texts.ts';
import { readSiteName } from '../db/site-name.ts';
import { isAnyOf } from '../db/sql.ts';
import { problemsIn } from '../mail/messages/check-message.ts';
import { fillMessage, type Words } from '../mail/messages/fill-message.ts';
import type { MessageText } from '../mail/messages/message.ts';
import { isMessageName, type MessageName, type Said } from '../mail/messages/messages.ts';

/** The texts of owners by the names of messages; what is not written anew has no entry. */
export async function readOwnTexts(
  db: Queryable,
  names: readonly MessageName[],
): Promise<ReadonlyMap<MessageName, MessageText>> {
  const rows = await db
    .select()
    .from(messageTexts)
    .where(isAnyOf(messageTexts.name, [...new Set(names)]));
  return new Map(
    rows.flatMap(({ name, ...text }) => (isMessageName(name) ? [[name, text] as const] : [])),
  );
}

/**
 * Fills these messages by the texts that hold. A text of an owner that no longer fits its message,
 * such as after a release that took a field away, gives way to the default.
 */
export async function readWords(
  db: Queryable,
  said: readonly Said[],
): Promise<(one: Said) => Words> {
  const texts = await readOwnTexts(
    db,
    said.map(({ name }) => name),
  );
  const namesSite = [...texts.values()].some(({ subject, paragraphs }) =>
    [subject, ...paragraphs].some((words) => words.includes(nameMark)),
  );
  const siteName = namesSite ? await readSiteName(db) : nameMark;
  return (one) => {
    const text = texts.get(one.name);
    const isSound = text !== undefined && problemsIn(one.name, text).length === 0;
    return fillMessage(one, isSound ? text : undefined, siteName);
  };
}
