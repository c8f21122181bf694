import type { z } from 'zod';
import type { wireFeedEntry } from '../../shared/contracts/wire/feed.ts';
import type { LoadedFeedEntry } from '../queries/list-feed.ts';
import { presentPicture } from './present-picture.ts';

export function presentFeedEntry({ entry, picture }: LoadedFeedEntry): {
  id: number;
  attributes: z.infer<typeof wireFeedEntry>;
} {
  const { id, topic, title, text, path, createdAt, readAt } = entry;
  return {
    id,
    attributes: {
      ...{ topic, title, text, path },
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      image: picture && presentPicture(picture),
    },
  };
}
