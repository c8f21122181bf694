import { askOperations } from './ask-operations.ts';
import { exportOperations } from './export-operations.ts';
import { flagOperations } from './flag-operations.ts';
import type { Operation } from './operation.ts';
import { orderOperations } from './order-operations.ts';
import { raffleOperations } from './raffle-operations.ts';
import { rateOperations } from './rate-operations.ts';
import { releaseOperations } from './release-operations.ts';
import { submissionOperations } from './submission-operations.ts';

export const operations: readonly Operation[] = [
  ...askOperations,
  ...orderOperations,
  ...exportOperations,
  ...releaseOperations,
  ...raffleOperations,
  ...submissionOperations,
  ...flagOperations,
  ...rateOperations,
];

const synopsis = ({ name, words, required, optional, switches = [] }: Operation): string =>
  [
    name,
    ...words,
    ...required.map((option) => `--${option} <text>`),
    ...optional.map((option) => `[--${option} <text>]`),
    ...switches.map((option) => `[--${option}]`),
  ].join(' ');

/** The help: one line per operation. */
export function helpText(): string {
  const width = Math.max(...operations.map((operation) => synopsis(operation).length));
  return [
    'Usage: npm run operator -- <operation> [options]',
    '',
    ...operations.map((operation) => `  ${synopsis(operation).padEnd(width)}  ${operation.about}`),
    '',
    'Options:',
    '  --json   Print what was found or done as JSON',
    '  --help   Print this',
    '',
    'The database is the one that DATABASE_URL names or else that of the Deckle running in DATA_DIR.',
    'Exit codes: 0 done, 1 refused, 2 typed wrongly.',
  ].join('\n');
}
