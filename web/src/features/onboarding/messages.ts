import type { Experience, Intent } from '../../../../shared/domain/onboarding.ts';

export const titles = {
  welcome: (firstName: string, siteName: string) => `Welcome to ${siteName}, ${firstName}`,
  artists: 'Follow artists',
  experience: 'Art you have bought',
  intent: 'Your plans',
} as const;

export const questions = {
  experience: 'How many works have you bought so far?',
  intent: (siteName: string) => `What do you want to do on ${siteName}?`,
} as const;

export const experienceWords: Readonly<Record<Experience, string>> = {
  none: 'Nothing yet',
  'first-works': 'One or two works',
  'several-works': 'Several works',
  collection: 'I have a collection',
};

export const intentWords: Readonly<Record<Intent, string>> = {
  buy: 'Buy works',
  sell: 'Sell works that I own',
  both: 'Buy and sell',
  look: 'Look around first',
};
