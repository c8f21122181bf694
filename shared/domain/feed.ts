/** The subject of an entry in a person's feed of notifications. */
export const feedTopics = ['bid', 'listing', 'purchase', 'sale', 'release', 'submission'] as const;
export type FeedTopic = (typeof feedTopics)[number];

/** Days that entries are kept. */
export const feedKeptDays = 180;

/** Unread entries are counted up to this many. */
export const unreadCountedUpTo = 100;
