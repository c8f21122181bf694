import { z } from 'zod';
import { experiences, intents, onboardingStatuses } from '../domain/onboarding.ts';
import { artistCard } from './artists.ts';
import { pictureView } from './catalogue.ts';

/** GET and PUT /api/onboarding. */
export const onboardingView = z.object({
  status: z.enum(onboardingStatuses),
  /** null: not answered. */
  experience: z.enum(experiences).nullable(),
  intent: z.enum(intents).nullable(),
});
export type OnboardingView = z.infer<typeof onboardingView>;

/** An artist to follow, with some of their work. */
export const suggestedArtist = artistCard.extend({
  works: z.array(z.object({ id: z.int(), name: z.string(), picture: pictureView })),
});
export type SuggestedArtist = z.infer<typeof suggestedArtist>;

/** GET /api/artists/suggested. */
export const suggestedArtistsView = z.object({ artists: z.array(suggestedArtist) });
export type SuggestedArtistsView = z.infer<typeof suggestedArtistsView>;
