import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { OptionGroup, SearchOption } from '../logic/options.ts';
import styles from './search-panel.module.css';

type Props = {
  readonly listId: string;
  readonly groups: readonly OptionGroup[];
  /** Index across all groups; -1: none. */
  readonly active: number;
  readonly idOf: (index: number) => string;
  readonly onTake: (option: SearchOption) => void;
};

/** The suggestions. Focus stays in the field, whose aria-activedescendant names the active one. */
export function OptionList({ listId, groups, active, idOf, onTake }: Props) {
  let before = 0;
  return (
    <div aria-label="Results" className={styles.list} id={listId} role="listbox" tabIndex={-1}>
      {groups.map(({ title, options }) => {
        const first = before;
        before += options.length;
        return (
          <div className={styles.group} key={title} role="presentation">
            {title !== '' && (
              <p aria-hidden className={styles.heading}>
                {title}
              </p>
            )}
            {options.map((option, index) => (
              <Link
                aria-selected={first + index === active}
                className={styles.option}
                id={idOf(first + index)}
                key={option.key}
                onClick={() => onTake(option)}
                role="option"
                tabIndex={-1}
                to={option.to}
              >
                <Line option={option} />
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Line({ option }: { readonly option: SearchOption }) {
  if (!('hit' in option)) return <span className={styles.more}>{option.label}</span>;
  const { hit } = option;
  return (
    <>
      <span className={styles.picture}>
        <Picture alt="" fit="box" picture={hit.picture} sizes="3rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {hit.kind === 'artist' ? hit.name : <ArtworkTitle name={hit.name} />}
        </span>
        <span className={styles.by}>{hit.kind === 'artist' ? 'Artist' : hit.by}</span>
      </span>
    </>
  );
}
