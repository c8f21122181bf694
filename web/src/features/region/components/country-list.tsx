import { useEffect, useRef } from 'react';
import { currencyOfCountry } from '../../../../../shared/domain/regions.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CountryGroup } from '../logic/find-countries.ts';
import styles from './country-list.module.css';

type Props = {
  readonly groups: readonly CountryGroup[];
  /** ISO 3166 alpha-2. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
};

/** Countries by region, each with its currency; scrolled to the chosen one. */
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
          <legend>
            {isItself(group) ? (
              <VisuallyHidden>{group.name}</VisuallyHidden>
            ) : (
              <span className={styles.region}>{group.name}</span>
            )}
          </legend>
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

/** A region that consists of one country of the same name needs no heading. */
function isItself({ name, countries }: CountryGroup): boolean {
  return countries.length === 1 && countries[0]?.name === name;
}
