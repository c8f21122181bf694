import { contractOf, type OperationName, operationNames } from '../../shared/desk/operations.ts';
import { accountOperations } from './account-operations.ts';
import { askOperations } from './ask-operations.ts';
import { auditOperations } from './audit-operations.ts';
import { authenticationOperations } from './authentication-operations.ts';
import { caseOperations } from './case-operations.ts';
import { catalogueArtistOperations } from './catalogue/artist-operations.ts';
import { catalogueArtworkOperations } from './catalogue/artwork-operations.ts';
import { cataloguePictureOperations } from './catalogue/picture-operations.ts';
import { collectionOperations } from './collection-operations.ts';
import { feeOperations } from './fee-operations.ts';
import { figureOperations } from './figure-operations.ts';
import { importOperations } from './import-operations.ts';
import { ledgerOperations } from './ledger-operations.ts';
import { mailOperations } from './mail-operations.ts';
import type { Operations } from './operation.ts';
import { orderOperations } from './order-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { proposalOperations } from './proposal-operations.ts';
import { raffleOperations } from './raffle-operations.ts';
import { releaseOperations } from './release-operations.ts';
import { royaltyOperations } from './royalty-operations.ts';
import { setUpOperations } from './set-up-operations.ts';
import { settingOperations } from './setting-operations.ts';
import { showcaseOperations } from './showcase-operations.ts';
import { siteOperations } from './site-operations.ts';
import { submissionOperations } from './submission-operations.ts';
import { textOperations } from './text-operations.ts';
import { todayOperations } from './today-operations.ts';

export const operations: Operations<OperationName> = {
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
  ...raffleOperations,
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

/** 'orders cancel <id> --from <text> --reason <text>' */
export function synopsis(name: OperationName): string {
  const { words, fields } = contractOf(name);
  const named = fields.filter((field) => !words.includes(field.name));
  return [
    name,
    ...words.map((word) => `<${word}>`),
    ...named.map(({ name: option, isOptional, isSwitch }) => {
      const text = isSwitch ? `--${option}` : `--${option} <text>`;
      return isOptional ? `[${text}]` : text;
    }),
  ].join(' ');
}

/** The help: an operation with its options, and below it what it does. */
export function helpText(): string {
  return [
    'Usage: npm run operator -- <operation> [options]',
    '',
    ...operationNames.flatMap((name) => [`  ${synopsis(name)}`, `      ${contractOf(name).about}`]),
    '',
    'Options:',
    '  --json   Print what was found or done as JSON',
    '  --help   Print this',
    '',
    'The database is the one that DATABASE_URL names or else that of the Deckle running in DATA_DIR.',
    'Exit codes: 0 done, 1 refused, 2 typed wrongly.',
  ].join('\n');
}
