import { readFirstSteps } from '../queries/read-first-steps.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

export const setUpOperations: Operations<'setup show'> = {
  'setup show': {
    run: ({ market }) => readFirstSteps(market.db),
    print: (steps) =>
      formatTable(
        ['STEP', 'STATE', 'VALUE'],
        steps.map(({ step, state, value }) => [step, state, value || '-']),
        '',
      ),
  },
};
