/** The groups of calls in the API's document, with their descriptions. */
export const tags = {
  account: 'A person’s bids, asks, orders, card and payouts.',
  auth: 'Accounts, signing in and out, passwords.',
  catalogue:
    'Artworks, artists, collections and what they are traded for. The same for every reader.',
  collecting: 'Saved artworks, followed artists, recently viewed artworks.',
  content: 'Articles and text pages.',
  desk: 'Running the marketplace, for its staff: each call is one operation, audited.',
  documents: 'Documents that show that a listed artwork is genuine.',
  feed: 'What happened to a person: bids, listings, orders, releases.',
  gate: 'The shared password of a test environment.',
  mail: 'Stopping e-mails.',
  papers: 'Receipts, statements and certificates.',
  profile: 'A person’s addresses and introduction.',
  releases: 'The release calendar, its reminders and raffles.',
  sandbox: 'Stands for a real service on a machine that has none.',
  search: 'The search, and what was chosen from it before.',
  session: 'Who is signed in, where prices are for, consent to cookies.',
  settings: 'A person’s account: name, e-mail, sessions, leaving.',
  submissions: 'Artworks and releases that people propose.',
  trades:
    'Bids and asks. One that fails with `trade.unknown-outcome`, or without an answer, may have gone through: `resolveOutcome` tells.',
} as const;
export type Tag = keyof typeof tags;
