import type { OnboardingView, SuggestedArtist } from '../../shared/contracts/onboarding.ts';
import type { WireArtwork } from '../../shared/contracts/wire/catalogue.ts';
import type { WireOwnProfile } from '../../shared/contracts/wire/profile.ts';
import { experiences, intents } from '../../shared/domain/onboarding.ts';
import type { ArtistRecord } from '../upstream/search.ts';
import { artistCard } from './artist-view.ts';
import { pictureView } from './picture-view.ts';

/** Answers that are not of this site's choices count as not given. */
export function onboardingView({
  status,
  experience,
  intent,
}: WireOwnProfile['onboarding']): OnboardingView {
  return {
    status,
    experience: experiences.find((one) => one === experience) ?? null,
    intent: intents.find((one) => one === intent) ?? null,
  };
}

/** null: the artist has no name. Works without a picture are left out. */
export function suggestedArtist(
  record: ArtistRecord,
  works: readonly { readonly id: number; readonly attributes: WireArtwork }[],
): SuggestedArtist | null {
  const card = artistCard(record);
  if (!card) return null;
  return {
    ...card,
    works: works.flatMap(({ id, attributes: { name, images } }) =>
      images[0] ? [{ id, name, picture: pictureView(images[0], name) }] : [],
    ),
  };
}
