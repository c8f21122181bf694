import { forTraders, free, type Message, needed, title } from './message.ts';

const own = needed('The receiver’s own price', '£900.00');
const other = needed('The price that took the lead', '£950.00');
const lastDay = needed('The day of its end', '24 November 2026');
const ofBids = { topic: 'bid', footnote: forTraders } as const;
const ofListings = { topic: 'listing', footnote: forTraders } as const;

/** To the owners of bids and listings. */
export const offers = {
  outbid: {
    ...ofBids,
    action: 'View prices',
    about: 'Another bid has become the highest',
    fields: { title, own, other },
    subject: 'You were outbid on {{title}}',
    paragraphs: [
      'There is a higher bid than your {{own}} for {{title}}: {{other}}.',
      'Your bid stays live. You can raise it, or buy from a seller.',
    ],
  },
  undercut: {
    ...ofListings,
    action: 'View prices',
    about: 'Another ask has become the lowest',
    fields: { title, own, other },
    subject: 'Your ask for {{title}} was undercut',
    paragraphs: [
      'There is a lower ask than your {{own}} for {{title}}: {{other}}.',
      'Your ask stays live. You can lower it, or sell to the highest bidder.',
    ],
  },
  'bid-expiring': {
    ...ofBids,
    action: 'View your bids',
    about: 'A bid ends soon',
    fields: { title, lastDay },
    subject: 'Your bid for {{title}} expires on {{lastDay}}',
    paragraphs: [
      'Your bid for {{title}} is live until {{lastDay}}. To keep it live for longer, extend it.',
    ],
  },
  'ask-expiring': {
    ...ofListings,
    action: 'View your asks',
    about: 'An ask ends soon',
    fields: { title, lastDay },
    subject: 'Your ask for {{title}} expires on {{lastDay}}',
    paragraphs: [
      'Your ask for {{title}} is live until {{lastDay}}. To keep it live for longer, extend it.',
    ],
  },
  'bid-expired': {
    ...ofBids,
    action: 'View your bids',
    about: 'A bid has ended',
    fields: { title },
    subject: 'Your bid for {{title}} has expired',
    paragraphs: ['Your bid for {{title}} has expired and is no longer live.'],
  },
  'ask-expired': {
    ...ofListings,
    action: 'View your asks',
    about: 'An ask has ended',
    fields: { title },
    subject: 'Your ask for {{title}} has expired',
    paragraphs: ['Your ask for {{title}} has expired and is no longer live.'],
  },
  'ask-approved': {
    ...ofListings,
    action: 'View artwork',
    about: 'A listing passed authentication',
    fields: {
      title,
      checked: free('What was checked', 'Your documents have been'),
      state: needed('What became of the listing', 'is live'),
    },
    subject: 'Your listing of {{title}} is approved',
    paragraphs: ['{{checked}} approved, and {{title}} {{state}}.'],
  },
  'ask-more-needed': {
    ...ofListings,
    action: 'View listing',
    about: 'More information about a listing is needed',
    fields: { title, reason: needed('What is needed', 'Please add a picture of the signature.') },
    subject: 'We need more information about {{title}}',
    paragraphs: ['{{reason}}', 'You can change your listing and submit it again.'],
  },
  'ask-rejected': {
    ...ofListings,
    action: 'View listing',
    about: 'A listing was not approved',
    fields: { title, reason: needed('Why', 'The number does not belong to this edition.') },
    subject: 'Your listing of {{title}} was not approved',
    paragraphs: ['{{reason}}', 'You can change your listing and submit it again.'],
  },
  'ask-withdrawn': {
    ...ofListings,
    action: 'View your listings',
    about: 'A paused listing was withdrawn when its seller came back',
    fields: { title },
    subject: 'Your listing of {{title}} was withdrawn',
    paragraphs: [
      'While your listing of {{title}} was paused, a bid reached its price. Selling to it would have paid you less than we had quoted, or the bid is your own, so we withdrew the listing.',
      'You can list it again at any time.',
    ],
  },
  'listings-back': {
    ...ofListings,
    action: 'View your listings',
    about: 'A seller who was away is back',
    fields: { listings: needed('How many listings, with “is” or “are”', '5 listings are') },
    subject: 'Your listings are no longer paused',
    paragraphs: [
      'The pause of your listings has ended: {{listings}} live.',
      'A listing that met a bid has been sold or withdrawn, and one whose time was over has expired. We have written to you about each of them.',
    ],
  },
} as const satisfies Record<string, Message>;
