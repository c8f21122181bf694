import type { NewsFlag, NewsKind } from '../db/schema/news.ts';

type Words = {
  subject(title: string, price: string): string;
  text(title: string, price: string): string;
  readonly action: string;
};

/** Mail texts by kind of news. `title` names a work and its artists, or a release. */
export const newsTexts: Readonly<Record<NewsKind, Words>> = {
  'lowest-ask': {
    subject: (title, price) => `${title}: lowest ask is now ${price}`,
    text: (title, price) => `The lowest ask for ${title} is now ${price}.`,
    action: 'View prices',
  },
  'highest-bid': {
    subject: (title, price) => `${title}: highest bid is now ${price}`,
    text: (title, price) => `The highest bid for ${title} is now ${price}.`,
    action: 'View prices',
  },
  sale: {
    subject: (title, price) => `${title} sold for ${price}`,
    text: (title, price) => `${title} has just sold for ${price}.`,
    action: 'View prices',
  },
  release: {
    subject: (title) => `New release: ${title}`,
    text: (title) => `${title} is now in the release calendar.`,
    action: 'View release',
  },
};

/** Labels of the unsubscribe links. */
export const unsubscribeLabels: Readonly<Record<NewsFlag | 'releaseReminder', string>> = {
  followArtistNewLowestAsk: 'Unsubscribe from e-mails about lower asks',
  followArtistNewHighestBid: 'Unsubscribe from e-mails about higher bids',
  followArtistNewSale: 'Unsubscribe from e-mails about sales',
  followArtistNewRelease: 'Unsubscribe from e-mails about releases',
  releaseReminder: 'Stop reminders for this release',
};
