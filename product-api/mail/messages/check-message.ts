import { fieldsIn, fillMessage } from './fill-message.ts';
import type { MessageText } from './message.ts';
import { type MessageName, messageOf, type Said } from './messages.ts';

export type MessageProblem = { readonly field: 'subject' | 'text'; readonly message: string };

const longest = { subject: 150, paragraph: 1200, paragraphs: 8 } as const;
const markup = /[<>{}[\]*_`\\]|^#{1,6} |^[-+] /m;

/** Everything that keeps a text from being sent, in plain words. */
export function problemsIn(name: MessageName, text: MessageText): MessageProblem[] {
  const { subject, paragraphs } = text;
  return [
    ...(subject === '' ? [{ field: 'subject' as const, message: 'Cannot be empty' }] : []),
    ...(subject.length > longest.subject
      ? [{ field: 'subject' as const, message: `At most ${longest.subject} characters` }]
      : []),
    ...(paragraphs.length === 0 ? [{ field: 'text' as const, message: 'Cannot be empty' }] : []),
    ...(paragraphs.length > longest.paragraphs
      ? [{ field: 'text' as const, message: `At most ${longest.paragraphs} paragraphs` }]
      : []),
    ...(paragraphs.some((words) => words.length > longest.paragraph)
      ? [
          {
            field: 'text' as const,
            message: `A paragraph has at most ${longest.paragraph} characters`,
          },
        ]
      : []),
    ...wordsProblems(name, 'subject', [subject]),
    ...wordsProblems(name, 'text', paragraphs),
    ...missingFields(name, text),
    ...emptied(name, text),
  ];
}

/** Unknown fields, and signs of Markdown and HTML, which mails show as they are. */
function wordsProblems(
  name: MessageName,
  field: MessageProblem['field'],
  words: readonly string[],
): MessageProblem[] {
  const { fields } = messageOf(name);
  const unknown = [...new Set(words.flatMap(fieldsIn))].filter(
    (one) => !Object.hasOwn(fields, one) && one !== 'site.name',
  );
  const plain = words.map((one) => one.replaceAll(/\{\{[^{}]*\}\}/g, ''));
  return [
    ...unknown.map((one) => ({ field, message: `There is no field {{${one}}}` })),
    ...(plain.some((one) => markup.test(one))
      ? [{ field, message: 'Plain words alone: without Markdown, HTML and < > { } [ ] * _ ` \\' }]
      : []),
  ];
}

function missingFields(name: MessageName, { subject, paragraphs }: MessageText): MessageProblem[] {
  const present = new Set([subject, ...paragraphs].flatMap(fieldsIn));
  return Object.entries(messageOf(name).fields)
    .filter(([field, { isNeeded }]) => isNeeded && !present.has(field))
    .map(([field, { about }]) => ({
      field: 'text' as const,
      message: `It has to name {{${field}}}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`,
    }));
}

/** A text that says nothing where its optional fields are empty. */
function emptied(name: MessageName, text: MessageText): MessageProblem[] {
  if (text.subject === '' || text.paragraphs.length === 0) return [];
  const values = Object.entries(messageOf(name).fields).map(([field, { sample, isOptional }]) => [
    field,
    isOptional ? '' : sample,
  ]);
  const least = { name, fields: Object.fromEntries(values) } as Said;
  const one = (words: string) =>
    fillMessage(least, { subject: words, paragraphs: [words] }).subject;
  const empty = (['subject', 'text'] as const).filter((field) =>
    (field === 'subject' ? [text.subject] : text.paragraphs).every((words) => one(words) === ''),
  );
  return empty.map((field) => ({
    field,
    message: 'It needs words beside fields that may be empty',
  }));
}
