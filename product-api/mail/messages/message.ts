import type { FeedTopic } from '../../../shared/domain/feed.ts';
import { nameMark } from '../../../shared/site.ts';

export type MessageField = {
  /** For the people who write texts. */
  readonly about: string;
  readonly sample: string;
  /** A text has to name it. */
  readonly isNeeded?: true;
  /** Its value is empty where there is nothing to say. */
  readonly isOptional?: true;
};

/** Plain words with fields in double braces. A paragraph that its fields leave empty is left out. */
export type MessageText = { readonly subject: string; readonly paragraphs: readonly string[] };

/** A mail, and the entry of its receiver's notifications that says the same. */
export type Message = MessageText & {
  /** Whom it tells, and when. */
  readonly about: string;
  readonly fields: Readonly<Record<string, MessageField>>;
  /** The label of its link. */
  readonly action: string;
  /** Why it is sent. */
  readonly footnote: string;
  /** The label of the link that ends mails of this kind. */
  readonly unsubscribe?: string;
  /** In the receiver's notifications; left out: a mail alone. */
  readonly topic?: FeedTopic;
  /** It keeps accounts safe: its words are not changed. */
  readonly isFixed?: true;
  /** The heading of the HTML, where it is not the subject. */
  readonly heading?: string;
  /** The paragraphs before the link of the plain text; left out: all. */
  readonly linkAfter?: number;
};

export const forTraders = `You received this because you trade on ${nameMark}.`;

export const title: MessageField = {
  about: 'The work with its edition and artists',
  sample: 'Night Ferry (AP) by Ines Valadares',
  isNeeded: true,
};

/** An amount, a deadline or a reason, which the text has to name. */
export const needed = (about: string, sample: string): MessageField => ({
  about,
  sample,
  isNeeded: true,
});

/** What may be left out of a text. */
export const free = (about: string, sample: string): MessageField => ({ about, sample });

export const optional = (about: string, sample: string): MessageField => ({
  about,
  sample,
  isOptional: true,
});

export const byDeadline: MessageField = {
  ...optional('The day until which there is time', 'by 24 November 2026'),
  isNeeded: true,
};

export const parcel = optional(
  'Carrier and tracking number',
  'with DHL, tracking number 1234567890',
);
