import type { NewsFlag, NewsKind } from '../db/schema/news.ts';

type Words = {
  subject(title: string, price: string): string;
  text(title: string, price: string): string;
  readonly action: string;
};

/** Mail texts by kind of news. `title` names a work and its artists, or a release. */
export const newsTexts: Readonly<Record<NewsKind, Words>> = {
  'lowest-ask': {
    subject: (title, price) => `${title} can be bought for ${price}`,
    text: (title, price) => `The lowest ask for ${title} is ${price}.`,
    action: 'See the prices',
  },
  'highest-bid': {
    subject: (title, price) => `${price} is bid for ${title}`,
    text: (title, price) => `The highest bid for ${title} is ${price}.`,
    action: 'See the prices',
  },
  sale: {
    subject: (title, price) => `${title} was sold for ${price}`,
    text: (title, price) => `An impression of ${title} changed hands for ${price}.`,
    action: 'See the prices',
  },
  release: {
    subject: (title) => `Announced: ${title}`,
    text: (title) => `${title} is in the release calendar.`,
    action: 'See the release',
  },
};

/** Labels of the unsubscribe links. */
export const unsubscribeLabels: Readonly<Record<NewsFlag | 'releaseReminder', string>> = {
  followArtistNewLowestAsk: 'Stop mails about lower asks',
  followArtistNewHighestBid: 'Stop mails about higher bids',
  followArtistNewSale: 'Stop mails about sales',
  followArtistNewRelease: 'Stop mails about releases',
  releaseReminder: 'Stop reminders of this release',
};
