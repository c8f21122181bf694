import type { OnboardingForm } from '../contracts/forms/onboarding.ts';
import type { OnboardingView, SuggestedArtistsView } from '../contracts/onboarding.ts';
import type { Get, Put } from './call.ts';

export const getOnboarding: Get<OnboardingView> = 'GET /api/onboarding';
export const saveOnboarding: Put<OnboardingView, [], OnboardingForm> = 'PUT /api/onboarding';
export const listSuggestedArtists: Get<SuggestedArtistsView> = 'GET /api/artists/suggested';
