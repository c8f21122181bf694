import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getMarketReport } from '../../../../../shared/api/discover.ts';
import type { MarketReport } from '../../../../../shared/contracts/market.ts';
import { minPairs } from '../../../../../shared/domain/price-index.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Indices } from '../components/indices.tsx';
import { MostTraded, Movers, PeriodChoice } from '../components/period.tsx';
import { Volumes } from '../components/volumes.tsx';
import { periodIn } from '../logic/periods.ts';
import styles from './invest-page.module.css';

export function InvestPage() {
  usePageTitle('Invest');
  const read = useApi(apiPath(getMarketReport));
  return (
    <Page title="How edition prices change over time">
      <p className={styles.lead}>
        Based only on sales on this site. Prices of editions can fall as well as rise, and you may
        not get back what you paid: buy what you want to look at.
      </p>
      <Loaded
        failedTitle="We couldn’t load the market figures"
        loading={
          <Loading label="Loading the market figures">
            <div className={styles.parts}>
              <Waiting title="Index" />
              <Waiting title="Risers and fallers" />
            </div>
          </Loading>
        }
        read={read}
      >
        {(report) => <Report report={report} />}
      </Loaded>
    </Page>
  );
}

function Report({ report }: { readonly report: MarketReport }) {
  const [query] = useSearchParams();
  const days = periodIn(query);
  const period = report.periods.find((one) => one.days === days) ?? report.periods[0];
  return (
    <div className={styles.parts}>
      <Part title="Index">
        <Indices indices={report.indices} months={report.months} />
      </Part>
      {period && (
        <>
          <Part aside={<PeriodChoice chosen={period.days} />} title="Risers and fallers">
            <Movers period={period} />
          </Part>
          <Part title="Most traded">
            <MostTraded period={period} />
          </Part>
        </>
      )}
      <Part title="Sales">
        <Volumes asOf={report.asOf} months={report.months} volumes={report.volumes} />
      </Part>
      <Part title="How it is calculated">
        <div className={styles.method}>
          <p>
            The index compares each edition only with itself: the price of one sale with the price
            of the sale before. Together, these pairs of sales show how prices moved from month to
            month. A month in which more expensive artworks happened to sell does not move the
            index. The first month is set to 100.
          </p>
          <p>
            A medium has an index once {minPairs} pairs of sales are known. Months without sales are
            filled in evenly between their neighbours. The method is called repeat sales (Bailey,
            Muth and Nourse, 1963) and is also used for house prices.
          </p>
          <p>
            Risers and fallers are the editions whose last sale in the period rose or fell most
            against their last sale before it. Prices are converted to pounds on the day of the sale
            and do not include fees and shipping. Cancelled and returned sales do not count.
          </p>
          <p>
            Few prints sell often: one sale says little, and past prices do not predict future ones.
            None of this is advice.
          </p>
        </div>
      </Part>
    </div>
  );
}

function Waiting({ title }: { readonly title: string }) {
  return (
    <Part title={title}>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="block" />
    </Part>
  );
}

type PartProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.header}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
