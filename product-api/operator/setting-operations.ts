import { quotedCurrencies } from '../../shared/domain/rates.ts';
import { acceptRate } from '../commands/accept-rate.ts';
import { setFlag } from '../commands/set-flag.ts';
import { inTransaction } from '../market/command-context.ts';
import { readRateState } from '../market/rate-table.ts';
import { readRates } from '../market/terms.ts';
import { listFlagsForOperator } from '../queries/list-flags.ts';
import { formatTable } from './format-table.ts';
import type { Operations } from './operation.ts';

type Name = 'flags list' | 'flags set' | 'rates list' | 'rates accept';

const stateOf = (enabled: boolean) => (enabled ? 'on' : 'off');

export const settingOperations: Operations<Name> = {
  'flags list': {
    run: ({ market }) => listFlagsForOperator(market.db),
    print(flags) {
      const rows = flags.flatMap(({ name, enabled, description, people }) => [
        [name, stateOf(enabled), '', description],
        ...people.map((one) => [name, stateOf(one.enabled), one.person, '']),
      ]);
      const headings = ['FLAG', 'STATE', 'PERSON', 'ABOUT'];
      return formatTable(headings, rows, 'There are no flags.');
    },
  },
  'flags set': {
    async run({ market, actor }, { name, state, person = null }) {
      const enabled = state === 'on';
      await inTransaction(market, (context) => setFlag(context, { name, enabled, person, actor }));
      return { name, enabled };
    },
    print: ({ name, enabled }, { person }) =>
      `Flag ${name} is ${stateOf(enabled)}${person === undefined ? '' : ` for ${person}`}.`,
  },
  'rates list': {
    async run({ market: { db } }) {
      const { asOf, held } = await readRateState(db);
      const rates = await readRates(db);
      return {
        asOf,
        rates: { GBP: rates.eurToGbp, USD: rates.eurToUsd },
        held: held.map(({ currency, value, asOf: day }) => ({ currency, value, asOf: day })),
      };
    },
    print({ asOf, rates, held }) {
      const rows = quotedCurrencies.map((currency) => {
        const waiting = held.find((one) => one.currency === currency);
        const late = waiting ? [String(waiting.value), waiting.asOf] : ['-', '-'];
        return [currency, String(rates[currency]), ...late];
      });
      const headings = ['CURRENCY', 'IN USE', 'HELD BACK', 'OF'];
      const age = asOf === null ? 'Not all rates are of a feed.' : `As of ${asOf}.`;
      return `${formatTable(headings, rows, '')}\n\n${age}`;
    },
  },
  'rates accept': {
    async run({ market, actor }, { currency, rate }) {
      await inTransaction(market, (context) => acceptRate(context, { currency, rate, actor }));
      return { currency, rate };
    },
    print: ({ currency, rate }) => `One euro buys ${rate} ${currency} from now on.`,
  },
};
