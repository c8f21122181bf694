import type { FeedTopic } from '../../../../shared/domain/feed.ts';

export const topicWords: Readonly<Record<FeedTopic, string>> = {
  bid: 'Bid',
  listing: 'Listing',
  purchase: 'Purchase',
  sale: 'Sale',
  release: 'Release',
  submission: 'Submission',
};
