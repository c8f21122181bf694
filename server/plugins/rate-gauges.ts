import { Gauge, type Registry } from 'prom-client';
import { quotedCurrencies } from '../../shared/domain/rates.ts';
import type { RatesReader } from '../geo/rates.ts';

/** How old the exchange rates are, and which are held back, as at the time of asking. */
export function addRateGauges(register: Registry, figures: RatesReader['figures']): void {
  new Gauge({
    name: 'deckle_rates_age_seconds',
    help: 'Time since the day of the exchange rates in use; missing for built-in rates',
    registers: [register],
    async collect() {
      const { ageSeconds } = await figures();
      if (ageSeconds === null) this.remove();
      else this.set(ageSeconds);
    },
  });
  new Gauge({
    name: 'deckle_rates_held',
    help: '1 for a currency whose latest exchange rate waits for an operator, else 0',
    labelNames: ['currency'],
    registers: [register],
    async collect() {
      const { held } = await figures();
      for (const currency of quotedCurrencies) {
        this.set({ currency }, held.includes(currency) ? 1 : 0);
      }
    },
  });
}
