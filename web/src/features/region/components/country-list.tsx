import { useEffect, useRef } from 'react';
import { currencyOfCountry } from '../../../../../shared/domain/regions.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CountryGroup } from '../logic/find-countries.ts';
import styles from './country-list.module.css';

type Props = {
  readonly groups: readonly CountryGroup[];
  /** Two-letter code of the chosen one. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
};

/** Countries under their regions, each with its currency. Begins where the chosen one stands. */
export function CountryList({ groups, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = list.current;
    const row = frame?.querySelector(':checked')?.closest('label');
    if (!frame || !row) return;
    frame.scrollTop = row.offsetTop - (frame.clientHeight - row.offsetHeight) / 2;
  }, []);
  return (
    <div className={styles.list} ref={list}>
      {groups.map((group) => (
        <fieldset key={group.name}>
          <legend className={styles.region}>{group.name}</legend>
          {group.countries.map(({ code, name }) => (
            <label className={styles.country} key={code}>
              <input
                checked={code === chosen}
                name="country"
                onChange={() => onChoose(code)}
                type="radio"
                value={code}
              />
              <span className={styles.name}>{name}</span>
              {code === chosen && <Icon name="check" />}
              <span className={styles.currency}>{currencyOfCountry(code)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
