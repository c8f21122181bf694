import type { FeedTopic } from '../../../shared/domain/feed.ts';
import { accounts } from './accounts.ts';
import { cases } from './cases.ts';
import type { Message } from './message.ts';
import { offers } from './offers.ts';
import { purchases } from './purchases.ts';
import { releases } from './releases.ts';
import { sales } from './sales.ts';
import { staff } from './staff.ts';

/** By whom and what they are about, in the order in which they are listed. */
export const messageGroups = { purchases, sales, cases, offers, releases, accounts, staff };

/** Every message that is sent, with what it says unless an owner wrote something else. */
const messages = {
  ...messageGroups.purchases,
  ...messageGroups.sales,
  ...messageGroups.cases,
  ...messageGroups.offers,
  ...messageGroups.releases,
  ...messageGroups.accounts,
  ...messageGroups.staff,
};

type Messages = typeof messages;
export type MessageName = keyof Messages;

/** A message with a value for each of its fields. */
export type Said<Name extends MessageName = MessageName> = {
  [One in Name]: {
    readonly name: One;
    readonly fields: Readonly<Record<keyof Messages[One]['fields'], string>>;
  };
}[Name];

/** Those that are also in the receiver's notifications. */
export type NotifiedName = {
  [Name in MessageName]: Messages[Name] extends { readonly topic: string } ? Name : never;
}[MessageName];

export const topicOf = (name: NotifiedName): FeedTopic => messages[name].topic;

export const messageOf = (name: MessageName): Message => messages[name];

export const isMessageName = (name: string): name is MessageName => Object.hasOwn(messages, name);
