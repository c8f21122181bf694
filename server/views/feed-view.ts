import type { FeedEntry } from '../../shared/contracts/feed.ts';
import type { FeedRecord } from '../upstream/feed.ts';
import { pictureView } from './picture-view.ts';

export function feedEntry({ id, attributes }: FeedRecord): FeedEntry {
  const { topic, title, text, path, createdAt, readAt, image } = attributes;
  return {
    ...{ id, topic, title, text },
    href: path,
    at: createdAt,
    isRead: readAt !== null,
    picture: image && pictureView(image, title),
  };
}
