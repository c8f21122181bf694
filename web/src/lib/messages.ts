export const messages = {
  untilAccepted: 'Until accepted',
  signInFirst: {
    bid: 'Sign in or register to place your bid.',
    buy: 'Sign in or register to buy this artwork.',
    list: 'Sign in or register to list your artwork.',
    sell: 'Sign in or register to sell your artwork.',
    save: 'Sign in or register to save this artwork.',
    follow: (name: string) => `Sign in or register to follow ${name || 'this artist'}.`,
  },
  saved: 'Saved.',
  seeSaved: 'View saved artworks',
  followed: (name: string) => `You now follow ${name || 'this artist'}.`,
  seeFollowed: 'View followed artists',
  signedOut: 'You have been signed out.',
  signedOutElsewhere: 'You have been signed out in another tab.',
  signedInElsewhere: (name: string) => `${name} has signed in in another tab.`,
  sessionEnded: 'Your session has ended. Please sign in again.',
  failed: {
    network: 'The connection failed. Check that you are online, then try again.',
    unknown: 'Something went wrong on this page.',
    part: 'This could not be opened. Reload the page, then try again.',
    requestId: 'If it happens again, send us this reference:',
  },
  notFound: {
    title: 'Page not found',
    text: 'The page may have moved, or the address may be wrong.',
  },
} as const;
