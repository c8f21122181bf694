export const messages = {
  untilAccepted: 'Until accepted',
  signInFirst: {
    bid: 'Sign in or register to place your bid.',
    buy: 'Sign in or register to buy this work.',
    list: 'Sign in or register to list your impression.',
    sell: 'Sign in or register to sell your impression.',
    save: 'Sign in or register to save this work.',
    follow: (name: string) => `Sign in or register to follow ${name || 'this artist'}.`,
  },
  saved: 'Saved.',
  seeSaved: 'See all saved',
  followed: (name: string) => `You follow ${name || 'this artist'}.`,
  seeFollowed: 'See all you follow',
  signedOut: 'You have been signed out.',
  signedOutElsewhere: 'You have been signed out in another tab.',
  signedInElsewhere: (name: string) => `${name} has signed in in another tab.`,
  sessionEnded: 'Your session has ended. Please sign in again.',
  failed: {
    network: 'The connection failed. Check that you are online, then try again.',
    unknown: 'Something went wrong on this page.',
    part: 'This could not be opened. Load the page again, then try once more.',
    requestId: 'If it goes on, tell us this number:',
  },
  notFound: {
    title: 'There is nothing on this wall',
    text: 'The page has moved, or never hung here.',
  },
} as const;
