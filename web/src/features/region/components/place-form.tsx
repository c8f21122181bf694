import { type FormEvent, useState } from 'react';
import { currencyOfCountry } from '../../../../../shared/domain/regions.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { currencyWords } from '../../../lib/format/currency-words.ts';
import { formatDayOrTime } from '../../../lib/format/dates.ts';
import { usePlaceActions } from '../../../lib/session/use-place-actions.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { findCountries } from '../logic/find-countries.ts';
import { CountryList } from './country-list.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import styles from './place-form.module.css';

/** Choice of country and currency; nothing changes until it is submitted. */
export function PlaceForm({ onDone }: { readonly onDone: () => void }) {
  const { place, placeSource, rates } = useSession();
  const { choosePlace, forgetPlace } = usePlaceActions();
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState(place.country);
  const [currency, setCurrency] = useState(place.currency);
  const [busy, setBusy] = useState<'choosing' | 'forgetting' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const groups = findCountries(typed);

  function choose(code: string) {
    setCountry(code);
    setCurrency(currencyOfCountry(code));
  }

  async function change(what: 'choosing' | 'forgetting') {
    setBusy(what);
    setFailure(null);
    try {
      const changing = what === 'choosing' ? choosePlace({ country, currency }) : forgetPlace();
      const session = await changing;
      toast.success(`Prices are in ${currencyWords[session.place.currency]}.`);
      onDone();
    } catch (error) {
      setFailure(failureText(error));
      setBusy(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy === null) void change('choosing');
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        autoComplete="off"
        label="Country"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const first = groups[0]?.countries[0];
          if (event.key !== 'Enter' || typed.trim() === '' || !first) return;
          // The first Enter takes the match, the next one submits.
          event.preventDefault();
          choose(first.code);
          setTyped('');
        }}
        placeholder="Search"
        type="search"
        value={typed}
      />
      <CountryList
        chosen={country}
        groups={groups}
        key={typed === '' ? country : 'found'}
        onChoose={choose}
      />
      <p className={styles.none} role="status">
        {groups.length === 0 && 'No countries found.'}
      </p>
      <CurrencyChoice chosen={currency} onChoose={setCurrency} />
      {failure !== null && (
        <Notice title="We couldn’t save your choice" tone="bad">
          {failure}
        </Notice>
      )}
      <Button block loading={busy === 'choosing'} type="submit" variant="primary">
        Show prices in {currencyWords[currency]}
      </Button>
      {placeSource.by === 'choice' && (
        <Button
          loading={busy === 'forgetting'}
          onClick={() => void change('forgetting')}
          variant="quiet"
        >
          Detect automatically
        </Button>
      )}
      <p className={styles.rates}>
        {rates.asOf === null
          ? 'Converted at approximate rates: today’s rates are not available.'
          : `Converted at the rates of ${formatDayOrTime(rates.asOf)}.`}
      </p>
    </form>
  );
}
