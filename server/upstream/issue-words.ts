import { documentsAtMost } from '../../shared/domain/ask-documents.ts';
import { uploadBytesAtMost } from '../../shared/domain/uploads.ts';
import type { Issue } from '../errors.ts';

type WireIssue = { readonly path: readonly (string | number)[]; readonly message: string };

const otherWords = 'Check this field';

/** The product API's messages that people are shown; any other one becomes `otherWords`. */
const words: ReadonlySet<string> = new Set([
  'Required',
  'Username already taken',
  'A username with an @ must be your own e-mail address',
  'This is already your e-mail address',
  'Enter an e-mail address',
  'Choose a technique',
  'Choose how it is sold',
  'Choose a country',
  'Enter a year, such as 2019',
  'Enter a number, such as 75',
  'Enter a date',
  'Enter a time, such as 17:30',
  'Enter a state or province for this country',
  'Your shipping address is in another country',
  'A file is needed',
  'A picture of the work is needed',
  'Must be a JPEG, PNG, WebP or PDF file',
  `At most ${documentsAtMost} files a listing`,
  `At most ${uploadBytesAtMost / 1024 / 1024} MB a file`,
]);

const fieldName = /^\w{1,60}$/;

/** The product API's validation issues: each with its field, and with words of our own. */
export function issuesOf(told: readonly WireIssue[] | undefined): Issue[] | undefined {
  return told?.map(({ path, message }) => ({
    path: path.every((step) => fieldName.test(String(step))) ? path.join('.') : '',
    message: words.has(message) ? message : otherWords,
  }));
}
