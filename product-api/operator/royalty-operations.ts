import { formatCsv } from '../../shared/domain/format-csv.ts';
import { formatMoney, money, toMajor } from '../../shared/domain/money.ts';
import { periodBounds } from '../../shared/domain/periods.ts';
import { proposeRoyaltyPayment } from '../commands/propose-royalty-payment.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { listProposals } from '../queries/list-proposals.ts';
import {
  listRoyalties,
  readRoyaltyStatement,
  referenceOf,
  titleOf,
} from '../queries/statements/read-royalties.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';
import { presentProposal, presentProposed, printProposed } from './present-proposal.ts';

type Name = 'royalties list' | 'royalties show' | 'royalties record-payment';

export const royaltyOperations: Operations<Name> = {
  'royalties list': {
    async run({ market }) {
      const rows = await listRoyalties(market.db);
      return rows.map((row) => ({ ...row, lastPaidAt: isoOrNull(row.lastPaidAt) }));
    },
    print(rows) {
      const lines = rows.map(({ artistId, artist, currency, owed, paid, lastPaidAt }) => [
        artistId === null ? '–' : String(artistId),
        artist ?? 'Works without an artist',
        formatMoney(money(owed, currency)),
        formatMoney(money(paid, currency)),
        formatInstant(lastPaidAt),
      ]);
      const headings = ['ID', 'ARTIST', 'OWED', 'PAID', 'LAST PAID (UTC)'];
      return formatTable(headings, lines, 'No royalty was earned yet.');
    },
  },
  'royalties show': {
    async run({ market, actor }, { id, period }) {
      const found = await readRoyaltyStatement(market.db, id, periodBounds(period));
      if (!found) throw notFound();
      const proposals = await listProposals(market.db, { artistId: id });
      return {
        id,
        artist: found.artist.name,
        sums: found.sums,
        movements: found.movements.map((movement) => ({
          at: isoOf(movement.at),
          orderId: movement.orderId,
          title: titleOf(movement),
          reference: referenceOf(movement),
          currency: movement.currency,
          amount: movement.amount,
        })),
        proposals: proposals.map((one) => presentProposal(one, actor)),
      };
    },
    print({ sums, movements }, { csv }) {
      if (csv === true) {
        return formatCsv(
          movements.map(({ amount, currency, ...movement }) => ({
            ...movement,
            currency,
            amount: toMajor(money(amount, currency).amount),
          })),
        );
      }
      const rows = movements.map(({ at, orderId, title, reference, currency, amount }) => [
        formatInstant(at),
        orderId === null ? `Paid, ${reference ?? ''}` : `Order ${orderId}`,
        title ?? '',
        formatMoney(money(amount, currency)),
      ]);
      const totals = sums.map(({ currency, ...sum }) =>
        [sum.opening, sum.earned, sum.paid, sum.closing].map((one) =>
          formatMoney(money(one, currency)),
        ),
      );
      return [
        formatTable(['AT (UTC)', 'WHAT', 'WORK', 'AMOUNT'], rows, 'Nothing in this period.'),
        formatTable(['OWED BEFORE', 'EARNED', 'PAID', 'OWED AFTER'], totals, 'Nothing is owed.'),
      ].join('\n\n');
    },
  },
  'royalties record-payment': {
    run: async ({ market, actor }, input) =>
      presentProposed(
        input.id,
        await inTransaction(market, (context) => proposeRoyaltyPayment(context, { input, actor })),
      ),
    print: printProposed,
  },
};
