import type { AnswerOf } from '../../shared/desk/operations.ts';
import type { Queryable } from '../db/database.ts';
import { readSiteName } from '../db/site-name.ts';
import { notFound } from '../errors.ts';
import { problemsIn } from '../mail/messages/check-message.ts';
import type { MessageText } from '../mail/messages/message.ts';
import {
  isMessageName,
  type MessageName,
  messageGroups,
  messageOf,
} from '../mail/messages/messages.ts';
import { readOwnTexts } from '../market/message-texts.ts';
import { recordVersion } from '../market/record-version.ts';

type Group = keyof typeof messageGroups;
const all = Object.entries(messageGroups).flatMap(([group, messages]) =>
  Object.keys(messages).map((name) => ({ group: group as Group, name: name as MessageName })),
);

const marketplace = { name: 'site.name', about: 'The name of the marketplace' };

/** Every message that is sent. */
export async function listMessages(db: Queryable): Promise<AnswerOf<'mails list'>> {
  const texts = await readOwnTexts(
    db,
    all.map(({ name }) => name),
  );
  return all.map(({ name, group }) => summaryOf(name, group, texts.get(name)));
}

/** A message with the text that holds. Throws the 404 of an unknown one. */
export async function showMessage(db: Queryable, given: string): Promise<AnswerOf<'mails show'>> {
  const name = requireMessage(given);
  const found = all.find((one) => one.name === name);
  if (!found) throw notFound();
  const own = (await readOwnTexts(db, [name])).get(name);
  const message = messageOf(name);
  const text = own ?? message;
  return {
    ...summaryOf(name, found.group, own),
    version: versionOf(text),
    text: joined(text),
    default: { subject: message.subject, text: joined(message) },
    isNotified: message.topic !== undefined,
    fields: [
      ...Object.entries(message.fields).map(([field, { about, sample, isNeeded, isOptional }]) => ({
        ...{ name: field, sample },
        about: isOptional ? `${about}; may be empty` : about,
        isNeeded: isNeeded === true,
      })),
      { ...marketplace, sample: await readSiteName(db), isNeeded: false },
    ],
    problems: own ? problemsIn(name, own) : [],
  };
}

export function requireMessage(name: string): MessageName {
  if (!isMessageName(name)) throw notFound();
  return name;
}

function summaryOf(name: MessageName, group: Group, own: MessageText | undefined) {
  const { about, isFixed, subject } = messageOf(name);
  const state = own ? ('changed' as const) : ('default' as const);
  return {
    ...{ name, group, about },
    subject: own?.subject ?? subject,
    state: isFixed ? ('fixed' as const) : state,
  };
}

export function versionOf({ subject, paragraphs }: MessageText): string {
  return recordVersion([subject, ...paragraphs]);
}

/** Paragraphs as they are written: with empty lines between them. */
export const joined = ({ paragraphs }: MessageText): string => paragraphs.join('\n\n');

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((words) => words.trim().replace(/\s*\n\s*/g, ' '))
    .filter((words) => words !== '');
}
