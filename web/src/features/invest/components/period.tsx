import type { ReactNode } from 'react';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import type { MarketReport, MoverView } from '../../../../../shared/contracts/market.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { periodAddress, periodLabels } from '../logic/periods.ts';
import { growthText } from '../logic/words.ts';
import styles from './period.module.css';

type Period = MarketReport['periods'][number];

export function PeriodChoice({ chosen }: { readonly chosen: number }) {
  return (
    <nav aria-label="Period" className={styles.choice}>
      {Object.entries(periodLabels).map(([days, label]) => (
        <ChoiceLink
          aria-current={Number(days) === chosen ? 'true' : undefined}
          key={days}
          replace
          to={periodAddress(Number(days))}
        >
          {label}
        </ChoiceLink>
      ))}
    </nav>
  );
}

export function Movers({ period }: { readonly period: Period }) {
  return (
    <div className={styles.columns}>
      <MoverList movers={period.risers} none="No prices rose in this period." title="Risers" />
      <MoverList movers={period.fallers} none="No prices fell in this period." title="Fallers" />
    </div>
  );
}

type MoverListProps = {
  readonly title: string;
  readonly none: string;
  readonly movers: readonly MoverView[];
};

function MoverList({ title, none, movers }: MoverListProps) {
  const listMoney = useListMoney();
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {movers.length === 0 && <p className={styles.soft}>{none}</p>}
      <ol>
        {movers.map(({ artwork, suffix, before, after, growthPercent }) => (
          <Work artwork={artwork} key={`${artwork.id} ${suffix}`} suffix={suffix}>
            <span className={styles.change}>{growthText(growthPercent)}</span>
            <span className={styles.soft}>
              <Price value={listMoney(before)} /> to <Price value={listMoney(after)} />
            </span>
          </Work>
        ))}
      </ol>
    </section>
  );
}

export function MostTraded({ period }: { readonly period: Period }) {
  const listMoney = useListMoney();
  if (period.mostTraded.length === 0) {
    return <p className={styles.soft}>No sales in this period.</p>;
  }
  return (
    <ol className={styles.columns}>
      {period.mostTraded.map(({ artwork, suffix, sales, value }) => (
        <Work artwork={artwork} key={`${artwork.id} ${suffix}`} suffix={suffix}>
          <span className={styles.change}>
            {sales} {sales === 1 ? 'sale' : 'sales'}
          </span>
          <span className={styles.soft}>
            <Price value={listMoney(value)} /> in total
          </span>
        </Work>
      ))}
    </ol>
  );
}

type WorkProps = {
  readonly artwork: ArtworkCard;
  readonly suffix: string;
  readonly children: ReactNode;
};

function Work({ artwork, suffix, children }: WorkProps) {
  return (
    <li className={styles.work}>
      <div className={styles.thumbnail}>
        <Picture alt="" fit="box" picture={artwork.picture} sizes="4rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.soft}>{artistNames(artwork.artists)}</p>
        <p>
          <StretchedLink to={artwork.href}>
            <ArtworkTitle name={artwork.name} suffix={suffix} />
          </StretchedLink>
        </p>
      </div>
      <p className={styles.figures}>{children}</p>
    </li>
  );
}
