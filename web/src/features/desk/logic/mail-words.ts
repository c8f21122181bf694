import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import type { RecordField } from './record-fields.ts';

export type MessageSummary = AnswerOf<'mails list'>[number];
export type MessageRecord = AnswerOf<'mails show'>;

/** In the order of the list. */
export const groupTitles: Readonly<Record<MessageSummary['group'], string>> = {
  purchases: 'To the buyer of an order',
  sales: 'To the seller of an order',
  cases: 'About problems with an order',
  offers: 'About bids and listings',
  releases: 'News, releases and submissions',
  accounts: 'About an account',
  staff: 'To the owners',
};

export const messageStates: Readonly<Record<MessageSummary['state'], string>> = {
  default: 'Default',
  changed: 'Your words',
  fixed: 'Fixed',
};

export function messageFields({ fields }: MessageRecord): readonly RecordField[] {
  const options = fields.map(({ name, sample }) => ({
    value: name,
    label: `${name}: ${sample.length > 40 ? `${sample.slice(0, 40)}…` : sample}`,
  }));
  return [
    { name: 'subject', label: 'Subject', kind: 'line', isRequired: true },
    {
      name: 'text',
      label: 'Text',
      kind: 'words',
      hint: 'Plain words, an empty line between paragraphs; fields such as {{title}}',
      options,
    },
  ];
}
