import { atom } from 'jotai';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { fallbackRates } from '../../../../shared/domain/rates.ts';
import { defaultPlace } from '../../../../shared/domain/regions.ts';
import { defaultSiteAndFees } from '../../../../shared/site.ts';

/** The session of a visitor if none could be read. */
export const unknownVisitor: SessionView = {
  user: null,
  place: { ...defaultPlace },
  placeSource: { by: 'default', asOf: null },
  rates: { values: { ...fallbackRates }, asOf: null },
  ...defaultSiteAndFees,
  flags: {},
  social: [],
  sandbox: { outbox: null, payments: false },
  helpUrl: null,
  nonEssential: { analytics: false, chatUrl: null },
};

/** Set from the data in the page before the first render. */
export const sessionAtom = atom<SessionView>(unknownVisitor);
