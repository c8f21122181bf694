import { quotedCurrencies } from '../../shared/domain/rates.ts';
import { acceptRate } from '../commands/accept-rate.ts';
import { inTransaction } from '../market/command-context.ts';
import { readRateState } from '../market/rate-table.ts';
import { readTerms } from '../market/terms.ts';
import { formatTable } from './format-table.ts';
import { type Operation, UsageError } from './operation.ts';

const list: Operation = {
  name: 'rates list',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the exchange rates in use, what one euro buys, and the rates that are held back',
  async run({ market: { db } }) {
    const { asOf, held } = await readRateState(db);
    const { rates } = await readTerms(db);
    const used = { GBP: rates.eurToGbp, USD: rates.eurToUsd };
    const rows = quotedCurrencies.map((currency) => {
      const waiting = held.find((one) => one.currency === currency);
      const late = waiting ? [String(waiting.value), waiting.asOf] : ['-', '-'];
      return [currency, String(used[currency]), ...late];
    });
    const data = {
      asOf,
      rates: used,
      held: held.map(({ currency, value, asOf: day }) => ({ currency, value, asOf: day })),
    };
    const headings = ['CURRENCY', 'IN USE', 'HELD BACK', 'OF'];
    const age = asOf === null ? 'Not all rates are of a feed.' : `As of ${asOf}.`;
    return { data, text: `${formatTable(headings, rows, '')}\n\n${age}` };
  },
};

const accept: Operation = {
  name: 'rates accept',
  words: ['<currency>'],
  takesId: false,
  subject: 'rate held back for',
  isRead: false,
  required: ['rate'],
  optional: [],
  about: 'Use the rate that is held back for a currency; --rate names it, as the list shows it',
  async run({ market, actor }, { words: [word], options: { rate: given } }) {
    const currency = quotedCurrencies.find((one) => one === word);
    if (currency === undefined) {
      throw new UsageError(`The currency must be ${quotedCurrencies.join(' or ')}.`);
    }
    const rate = Number(given);
    if (!(rate > 0)) throw new UsageError('--rate must be a number.');
    await inTransaction(market, (context) => acceptRate(context, { currency, rate, actor }));
    return { data: { currency, rate }, text: `One euro buys ${rate} ${currency} from now on.` };
  },
};

export const rateOperations: readonly Operation[] = [list, accept];
