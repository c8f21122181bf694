import { getAskTotals, getBidTotals } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { askStatusWords, bidStatusWords } from '../../../lib/status-words.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Section } from './section.tsx';
import styles from './totals.module.css';

const sides = {
  asks: {
    call: getAskTotals,
    title: 'All you have listed',
    sum: 'Asked',
    done: askStatusWords.Done,
  },
  bids: { call: getBidTotals, title: 'All you have bid', sum: 'Bid', done: bidStatusWords.Done },
} as const;

/** How many asks or bids a person has ever placed, by what became of them, and at what prices. */
export function Totals({ side }: { readonly side: keyof typeof sides }) {
  const { call, title, sum, done } = sides[side];
  const read = useApi(apiPath(call));
  return (
    <Section title={title}>
      {(headingId) => (
        <Loaded
          failedTitle="We couldn’t load the totals"
          loading={<LoadingBlock label="Loading the totals" />}
          read={read}
        >
          {({ totals }) => (
            <table aria-labelledby={headingId} className={styles.totals}>
              <thead>
                <tr>
                  <th scope="col">What became of them</th>
                  <th scope="col">Number</th>
                  <th scope="col">{sum} in all</th>
                </tr>
              </thead>
              <tbody>
                {totals.map(({ status, count, sums }) => (
                  <tr key={status}>
                    <th scope="row">{(status === 'Done' ? done : askStatusWords[status]).label}</th>
                    <td>{count}</td>
                    <td>{sums.map((one) => formatMoney(one)).join(' + ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
      )}
    </Section>
  );
}
