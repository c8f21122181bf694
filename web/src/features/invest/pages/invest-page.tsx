import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getMarketReport } from '../../../../../shared/api/discover.ts';
import type { MarketReport } from '../../../../../shared/contracts/market.ts';
import { leastPairs } from '../../../../../shared/domain/price-index.ts';
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
    <Page title="What editions do over time">
      <p className={styles.lead}>
        Measured in sales on this site, nothing else. Prices of editions fall as well as rise, and
        what you paid may not come back: buy what you want to look at.
      </p>
      <Loaded
        failedTitle="The market’s figures could not be shown"
        loading={
          <Loading label="Loading the market’s figures">
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
      <Part title="How it is worked out">
        <div className={styles.method}>
          <p>
            The index compares every edition with itself alone: what it sold for this time against
            what it sold for the time before. All these pairs of sales together say how prices moved
            from month to month. That a month sold dearer works than the one before does not move
            it. The first month stands at 100.
          </p>
          <p>
            A medium has an index once {leastPairs} pairs of sales are known. Months without sales
            lie evenly between their neighbours. The method is known as repeat sales (Bailey, Muth
            and Nourse, 1963), and is the one that house prices are told by.
          </p>
          <p>
            Risers and fallers are editions whose last sale in the period stands highest or lowest
            against their last sale before it. Prices are converted to pounds on the day of the
            sale; fees and shipping are no part of them. Sales that were cancelled or returned do
            not count.
          </p>
          <p>
            Few prints sell often: one sale says little, and the past says nothing certain of what
            comes. None of this is advice.
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
