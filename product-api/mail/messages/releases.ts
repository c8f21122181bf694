import { free, type Message, needed } from './message.ts';

const name = needed('The work, or the release', 'Night Ferry by Ines Valadares');
const price = needed('The price', '£950.00');
const starts = needed('The day and hour, or the day', '24 November 2026 at 17:00 UTC');
const rank = needed('The place in the order that was drawn', '4');
const entries = free('How many entries there were', '120');
const number = needed('The number of the entry', '318');
const seed = needed('The seed of the draw', 'tide 4071');
const followed = { footnote: 'You received this because you follow the artist.' } as const;
const toPrices = { ...followed, action: 'View prices' } as const;
const toRelease = { action: 'View release', topic: 'release' } as const;
const entered = {
  ...toRelease,
  footnote: 'You received this because you entered the raffle.',
} as const;
const reminded = {
  ...toRelease,
  footnote: 'You received this because you set a reminder.',
  unsubscribe: 'Stop reminders for this release',
} as const;
const submitted = {
  topic: 'submission',
  footnote: 'You received this because you submitted it.',
} as const;
const ofWork = { ...submitted, action: 'View artworks' } as const;
const ofRelease = { ...submitted, action: 'View release calendar' } as const;
const proposed = { title: needed('What was submitted', 'Night Ferry') };
const declined = { ...proposed, reason: needed('Why', 'We already have this work.') };
const draw =
  'You can check it: the number of your entry is {{number}}, and the seed is “{{seed}}”. Entries are sorted by the SHA-256 of the seed, a colon and their number.';

/** To followers, to people who asked for it, and to people who submitted something. */
export const releases = {
  'news.lowest-ask': {
    ...toPrices,
    unsubscribe: 'Unsubscribe from e-mails about lower asks',
    about: 'To followers: a work has a new lowest ask',
    fields: { title: name, price },
    subject: '{{title}}: lowest ask is now {{price}}',
    paragraphs: ['The lowest ask for {{title}} is now {{price}}.'],
  },
  'news.highest-bid': {
    ...toPrices,
    unsubscribe: 'Unsubscribe from e-mails about higher bids',
    about: 'To followers: a work has a new highest bid',
    fields: { title: name, price },
    subject: '{{title}}: highest bid is now {{price}}',
    paragraphs: ['The highest bid for {{title}} is now {{price}}.'],
  },
  'news.sale': {
    ...toPrices,
    unsubscribe: 'Unsubscribe from e-mails about sales',
    about: 'To followers: a work was sold',
    fields: { title: name, price },
    subject: '{{title}} sold for {{price}}',
    paragraphs: ['{{title}} has just sold for {{price}}.'],
  },
  'news.release': {
    ...followed,
    action: 'View release',
    unsubscribe: 'Unsubscribe from e-mails about releases',
    about: 'To followers: a release is in the calendar',
    fields: { title: name },
    subject: 'New release: {{title}}',
    paragraphs: ['{{title}} is now in the release calendar.'],
  },
  'release-reminder': {
    ...reminded,
    about: 'A release opens within a day',
    fields: { title: name, starts },
    subject: '{{title}} opens within a day',
    paragraphs: ['It opens on {{starts}}.'],
  },
  'release-open': {
    ...reminded,
    about: 'A release has opened',
    fields: { title: name, starts },
    subject: '{{title}} has opened',
    paragraphs: ['It opened on {{starts}}.'],
  },
  'raffle-won': {
    ...entered,
    about: 'An entry of a raffle was drawn',
    fields: {
      ...{ title: name, rank, entries, number, seed },
      lastDay: needed('Until when to buy', '27 November 2026'),
    },
    subject: 'You were drawn for {{title}}',
    paragraphs: [
      'Your entry for {{title}} was drawn: it is number {{rank}} of {{entries}} in the order of the draw. You can buy until {{lastDay}}. The publisher of the edition will write to you with the details.',
      draw,
    ],
  },
  'raffle-lost': {
    ...entered,
    about: 'An entry of a raffle was not drawn',
    fields: {
      ...{ title: name, rank, entries, number, seed },
      winners: free('How many were drawn', '3'),
    },
    subject: 'The raffle for {{title}} has been drawn',
    paragraphs: [
      'Your entry for {{title}} is number {{rank}} of {{entries}} in the order of the draw; the first {{winners}} can buy. If one of them does not, the next in order may be asked.',
      draw,
    ],
  },
  'submission-accepted.work': {
    ...ofWork,
    about: 'A submitted work is accepted',
    fields: proposed,
    subject: 'Your submission of {{title}} is accepted',
    paragraphs: ['Thank you. We will add {{title}} to the catalogue.'],
  },
  'submission-accepted.release': {
    ...ofRelease,
    about: 'A submitted release is accepted',
    fields: proposed,
    subject: 'Your submission of {{title}} is accepted',
    paragraphs: ['Thank you. We will add {{title}} to the release calendar.'],
  },
  'submission-declined.work': {
    ...ofWork,
    about: 'A submitted work is declined',
    fields: declined,
    subject: 'About your submission of {{title}}',
    paragraphs: ['We will not add {{title}} to the catalogue: {{reason}}'],
  },
  'submission-declined.release': {
    ...ofRelease,
    about: 'A submitted release is declined',
    fields: declined,
    subject: 'About your submission of {{title}}',
    paragraphs: ['We will not add {{title}} to the release calendar: {{reason}}'],
  },
} as const satisfies Record<string, Message>;
