import { isAmount } from '../../shared/domain/fee-rules.ts';
import { feeNames } from '../../shared/domain/fees.ts';
import { addFees, takeFeesBack } from '../commands/set-fees.ts';
import { inTransaction } from '../market/command-context.ts';
import { listFeesForOperator } from '../queries/list-fees.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

type Name = 'fees list' | 'fees add' | 'fees take-back';

export const feeOperations: Operations<Name> = {
  'fees list': {
    async run({ market }) {
      const schedules = await listFeesForOperator(market.db, market.now());
      return schedules.map(({ startsAt, ...one }) => ({ ...one, from: isoOrNull(startsAt) }));
    },
    print(schedules) {
      const headings = ['FEE', ...schedules.map(({ id, state }) => `${id ?? 'DEFAULT'} ${state}`)];
      const from = schedules.map((one) => formatInstant(one.from));
      const rows = feeNames.map((name) => [
        name,
        ...schedules.map(({ fees }) => `${fees[name]}${isAmount(name) ? '' : '%'}`),
      ]);
      return formatTable(headings, [['from (UTC)', ...from], ...rows], '');
    },
  },
  'fees add': {
    async run({ market, actor }, { from, ...given }) {
      const startsAt = new Date(from);
      const fees = { startsAt, given, actor };
      const id = await inTransaction(market, (context) => addFees(context, fees));
      return { id, from: isoOf(startsAt) };
    },
    print: ({ id, from }) => `Fees ${id} hold from ${formatInstant(from)} UTC.`,
  },
  'fees take-back': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => takeFeesBack(context, { id, actor }));
      return { id };
    },
    print: ({ id }) => `Fees ${id} are taken back.`,
  },
};
