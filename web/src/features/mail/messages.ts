import type { UnsubscribeView } from '../../../../shared/contracts/mail.ts';

type Kind = UnsubscribeView['kind'];

/** Each kind of e-mail, as the unsubscribe page names it. */
export const unsubscribeWords: Readonly<
  Record<Kind, { readonly asked: string; readonly done: string }>
> = {
  followArtistNewLowestAsk: {
    asked: 'e-mails about lower asks for artists you follow',
    done: 'You will get no more e-mails about lower asks.',
  },
  followArtistNewHighestBid: {
    asked: 'e-mails about higher bids for artists you follow',
    done: 'You will get no more e-mails about higher bids.',
  },
  followArtistNewSale: {
    asked: 'e-mails about sales by artists you follow',
    done: 'You will get no more e-mails about sales.',
  },
  followArtistNewRelease: {
    asked: 'e-mails about releases by artists you follow',
    done: 'You will get no more e-mails about releases.',
  },
  releaseReminder: {
    asked: 'reminders for this release',
    done: 'You will get no more reminders for this release.',
  },
};
