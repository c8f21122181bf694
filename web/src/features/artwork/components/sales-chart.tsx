import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { PastSale } from '../../../../../shared/contracts/catalogue.ts';
import { formatMoney, fromMajor, toMajor } from '../../../../../shared/domain/money.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { chartOptions } from '../logic/chart-options.ts';
import styles from './sales-chart.module.css';

type Props = { readonly sales: readonly PastSale[] };

/** Each sale as a point: date and price. The list below holds the same figures. */
export function SalesChart({ sales }: Props) {
  const displayMoney = useDisplayMoney();
  const { currency } = useSession().place;
  const place = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const times = sales.map(({ soldAt }) => Date.parse(soldAt) / 1000);
    const amounts = sales.map(({ price }) => {
      const money = displayMoney(price);
      return money ? toMajor(money.amount) : null;
    });
    const say = (index: number | null | undefined) => {
      const sale = index == null ? undefined : sales[index];
      const price = sale && displayMoney(sale.price);
      if (!readout.current) return;
      readout.current.textContent =
        sale && price ? `${formatMoney(price)} on ${formatDate(sale.soldAt)}` : '';
    };
    const draw = () =>
      new uPlot(
        chartOptions({
          element,
          times,
          priceOf: (amount) => formatMoney(fromMajor(amount, currency)),
          onPoint: say,
        }),
        [times, amounts],
        element,
      );
    let chart = draw();
    const redraw = () => {
      chart.destroy();
      chart = draw();
    };
    const sized = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    sized.observe(element);
    // Canvas colours are resolved when drawing, so a change of theme redraws the chart.
    const themed = new MutationObserver(redraw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', redraw);
    return () => {
      sized.disconnect();
      themed.disconnect();
      scheme.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [sales, displayMoney, currency]);

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        Each point is a sale, the red one the latest.{' '}
        <span className={styles.readout} ref={readout} />
      </figcaption>
      <div aria-hidden className={styles.place} ref={place} />
    </figure>
  );
}
