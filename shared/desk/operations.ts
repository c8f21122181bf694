import type { z } from 'zod';
import { accountOperations } from './accounts.ts';
import { askOperations } from './asks.ts';
import { auditOperations } from './audit.ts';
import { authenticationOperations } from './authentication.ts';
import { caseOperations } from './cases.ts';
import { catalogueArtistOperations } from './catalogue-artists.ts';
import { catalogueArtworkOperations } from './catalogue-artworks.ts';
import { cataloguePictureOperations } from './catalogue-pictures.ts';
import { collectionOperations } from './collections.ts';
import { feeOperations } from './fees.ts';
import { figureOperations } from './figures.ts';
import { importOperations } from './imports.ts';
import { ledgerOperations } from './ledger.ts';
import { mailOperations } from './mails.ts';
import type { OperationContract } from './operation.ts';
import { orderOperations } from './orders.ts';
import { peopleOperations } from './people.ts';
import { proposalOperations } from './proposals.ts';
import { releaseOperations } from './releases.ts';
import { royaltyOperations } from './royalties.ts';
import { setUpOperations } from './set-up.ts';
import { settingOperations } from './settings.ts';
import { showcaseOperations } from './showcase.ts';
import { siteOperations } from './site.ts';
import { submissionOperations } from './submissions.ts';
import { textOperations } from './texts.ts';
import { todayOperations } from './today.ts';

/** Every operation of the desk by its name: two words, a subject and what is done. */
export const operations = {
  ...todayOperations,
  ...setUpOperations,
  ...askOperations,
  ...authenticationOperations,
  ...orderOperations,
  ...caseOperations,
  ...proposalOperations,
  ...mailOperations,
  ...accountOperations,
  ...releaseOperations,
  ...collectionOperations,
  ...showcaseOperations,
  ...submissionOperations,
  ...catalogueArtistOperations,
  ...catalogueArtworkOperations,
  ...cataloguePictureOperations,
  ...textOperations,
  ...importOperations,
  ...settingOperations,
  ...siteOperations,
  ...peopleOperations,
  ...feeOperations,
  ...figureOperations,
  ...ledgerOperations,
  ...royaltyOperations,
  ...auditOperations,
};

export type OperationName = keyof typeof operations;
export type InputOf<Name extends OperationName> = z.output<(typeof operations)[Name]['input']>;
export type AnswerOf<Name extends OperationName> = z.output<(typeof operations)[Name]['answer']>;

export const operationNames = Object.keys(operations) as OperationName[];

export function contractOf(name: OperationName): OperationContract {
  return operations[name];
}
