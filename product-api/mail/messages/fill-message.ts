import { nameMark } from '../../../shared/site.ts';
import type { Message, MessageText } from './message.ts';
import { type MessageName, messageOf, type Said } from './messages.ts';

const filled = Symbol('filled');

/** The words of one mail. Only `fillMessage` makes them, so that every mail is in messages.ts. */
export type Words = {
  readonly name: MessageName;
  readonly subject: string;
  /** The receiver's notifications show the first. */
  readonly paragraphs: readonly [string, ...string[]];
  /** The label of the link. */
  readonly action: string;
  readonly [filled]: true;
};

const named = /( ?)\{\{([^{}]{0,100})\}\}/g;

/** The names of fields in a text. */
export function fieldsIn(text: string): string[] {
  return [...text.matchAll(named)].map(([, , name = '']) => name.trim());
}

/** A message with its values, in the words of `text`; `siteName` stands where a text names it. */
export function fillMessage(
  { name, fields }: Said,
  text: MessageText = messageOf(name),
  siteName: string = nameMark,
): Words {
  const message = messageOf(name);
  const values = { ...fields, 'site.name': siteName };
  const fill = (words: string) => fillWords(words, message, values);
  const paragraphs = text.paragraphs.map(fill).filter((words) => words !== '');
  const subject = fill(text.subject);
  return {
    name,
    subject,
    paragraphs: [paragraphs[0] ?? subject, ...paragraphs.slice(1)],
    action: fill(message.action),
    [filled]: true,
  };
}

/**
 * Replaces each `{{name}}` by its value; an unknown name stays. An optional value that is empty or
 * begins with a comma drops the space before it.
 */
function fillWords(
  words: string,
  { fields }: Message,
  values: Readonly<Record<string, string>>,
): string {
  const filled = words.replace(named, (whole, space: string, inner: string) => {
    const name = inner.trim();
    const value = values[name];
    if (value === undefined || !Object.hasOwn(values, name)) return whole;
    const isJoined = fields[name]?.isOptional && (value === '' || value.startsWith(','));
    return isJoined ? value : `${space}${value}`;
  });
  return filled.trim();
}

/** A message with the samples of its fields. */
export function sampleOf(name: MessageName): Said {
  const samples = Object.entries(messageOf(name).fields).map(([field, { sample }]) => [
    field,
    sample,
  ]);
  return { name, fields: Object.fromEntries(samples) } as Said;
}
