import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { messageGroups as groupNames } from '../../../shared/desk/mails.ts';
import { logoMark, nameMark } from '../../../shared/site.ts';
import { composeMessage } from '../compose-message.ts';
import { problemsIn } from './check-message.ts';
import { fillMessage, sampleOf } from './fill-message.ts';
import { type MessageName, messageGroups, messageOf } from './messages.ts';

const messageNames = Object.values(messageGroups).flatMap(Object.keys) as MessageName[];
const folder = join(import.meta.dirname, '..', '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const outside = sources.filter(({ file }) => !file.startsWith('mail/messages/'));

t.test('every default is a sound text that its samples fill', (t) => {
  for (const name of messageNames) {
    const { subject, paragraphs, fields } = messageOf(name);
    t.same(problemsIn(name, { subject, paragraphs }), [], name);
    const mail = composeMessage({
      firstName: 'Ada',
      words: fillMessage(sampleOf(name)),
      link: 'https://deckle.test',
      unsubscribeLink: 'https://deckle.test/unsubscribe',
    });
    const whole = [nameMark, logoMark].reduce(
      (text, mark) => text.replaceAll(mark, 'Deckle'),
      `${mail.subject} ${mail.text} ${mail.html}`,
    );
    t.notMatch(whole, /\{\{|\}\}/, name);
    t.notMatch(mail.text, / {2}| [,.]/, `${name} has no gaps`);
    for (const { sample } of Object.values(fields)) t.ok(sample.length > 0);
  }
  t.end();
});

t.test('a person without a first name is greeted without one', (t) => {
  const mail = composeMessage({
    firstName: '',
    words: fillMessage(sampleOf('email-taken')),
    link: 'https://deckle.test',
  });
  t.match(mail.text, /^Hello,\n\n/);
  t.match(mail.html, />Hello,</);
  t.end();
});

t.test('every message is sent by the product, and stands in one group', (t) => {
  const written = outside.map(({ text }) => text).join('\n');
  /** Such as `news.${kind}`, whose other half is known where it is sent. */
  const patterns = [...written.matchAll(/name: `([^`]+)`/g)].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[a-z-]+')}$`),
  );
  for (const name of messageNames) {
    const isSent = written.includes(`'${name}'`) || patterns.some((one) => one.test(name));
    t.ok(isSent, name);
  }
  t.equal(new Set(messageNames).size, messageNames.length);
  t.same(Object.keys(messageGroups), [...groupNames]);
  t.end();
});

t.test('no mail is sent whose words are not among the messages', (t) => {
  const filesWith = (words: RegExp) =>
    outside.filter(({ text }) => words.test(text)).map(({ file }) => file);
  t.same(filesWith(/\bmailPage\(\{/), ['mail/compose-message.ts']);
  const senders = filesWith(/\bawait enqueueEmail\(/);
  t.ok(senders.length > 8, `${senders.length}`);
  const composing = filesWith(/\bcompose\w*\(/);
  t.same(
    senders.filter((file) => !composing.includes(file)),
    [],
  );
  t.end();
});
