import { Section } from '../section.tsx';
import { Balances } from './balances.tsx';
import { Check } from './check.tsx';
import { Totals } from './totals.tsx';

/** What the ledger says, and whether it is right. */
export function Ledger() {
  return (
    <Section title="Ledger">
      <Check />
      <Balances />
      <Totals />
    </Section>
  );
}
