import type { UnsubscribeView } from '../../../../shared/contracts/mail.ts';

type Kind = UnsubscribeView['kind'];

/** What a link ends, as its page calls it. */
export const endedWords: Readonly<Record<Kind, { readonly asked: string; readonly done: string }>> =
  {
    followArtistNewLowestAsk: {
      asked: 'mails about lower asks of the artists you follow',
      done: 'You get no more mails about lower asks.',
    },
    followArtistNewHighestBid: {
      asked: 'mails about higher bids for the artists you follow',
      done: 'You get no more mails about higher bids.',
    },
    followArtistNewSale: {
      asked: 'mails about sales of the artists you follow',
      done: 'You get no more mails about sales.',
    },
    followArtistNewRelease: {
      asked: 'mails about releases of the artists you follow',
      done: 'You get no more mails about releases.',
    },
    releaseReminder: {
      asked: 'reminders of this release',
      done: 'You get no more reminders of this release.',
    },
  };
