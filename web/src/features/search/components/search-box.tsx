import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { longestSearch, searchWords } from '../../../../../shared/domain/searches.ts';
import { NonCritical } from '../../../lib/non-critical.tsx';
import { usePageKey } from '../../../lib/overlays/history-entry.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { resultsPath } from '../logic/options.ts';
import styles from './search-box.module.css';
import type { PanelControl } from './search-panel.tsx';

const loadPanel = () => import('./search-panel.tsx');
const SearchPanel = lazy(() => loadPanel().then((module) => ({ default: module.SearchPanel })));

type Props = {
  /** 'popup' shows results in a popup below the field; 'page' shows them in the page. */
  readonly results: 'popup' | 'page';
};

/** The search field. The suggestions' code is loaded on focus. */
export function SearchBox({ results }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const key = usePageKey();
  const [query] = useSearchParams();
  // Other pages use the parameter `q` for something else.
  const searched = pathname === clientRoutes.artworks ? (query.get('q') ?? '') : '';
  const [text, setText] = useState(searched);
  const [isOpen, setOpen] = useState(results === 'page');
  const [hasLines, setLines] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const control = useRef<PanelControl>(null);
  useTextOfAddress(key, searched, setText);

  function leave(): void {
    setActiveId(null);
    setOpen(results === 'page');
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isOpen && control.current?.choose()) return;
    navigate(resultsPath(searchWords(text)));
    leave();
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) control.current?.move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Escape' && results === 'popup') {
      event.preventDefault();
      if (!isOpen) setText('');
      setActiveId(null);
      setOpen(false);
    }
  }

  return (
    <search
      className={styles.box}
      data-results={results}
      onBlur={(event) => {
        const isInside = box.current?.contains(event.relatedTarget);
        if (results === 'popup' && !isInside) {
          setActiveId(null);
          setOpen(false);
        }
      }}
      ref={box}
    >
      <form action={clientRoutes.artworks} onSubmit={submit}>
        <SearchField
          aria-activedescendant={activeId ?? undefined}
          aria-autocomplete="list"
          aria-controls={isOpen && hasLines ? `${id}list` : undefined}
          aria-expanded={isOpen && hasLines}
          autoCapitalize="off"
          autoCorrect="off"
          label="Search artists and artworks"
          maxLength={longestSearch}
          onChange={(event) => {
            setText(event.target.value);
            setActiveId(null);
            // The field may have been used before hydration and left since.
            setOpen(event.target === document.activeElement);
          }}
          onClick={() => setOpen(true)}
          onFocus={() => void loadPanel().catch(() => undefined)}
          onKeyDown={press}
          placeholder="Artist or artwork"
          role="combobox"
          value={text}
          verb="Search"
        />
      </form>
      {isOpen && (
        <NonCritical>
          <Suspense fallback={null}>
            <div className={styles.results}>
              <SearchPanel
                control={control}
                listId={`${id}list`}
                onActive={setActiveId}
                onLeave={leave}
                onLines={setLines}
                text={text}
              />
            </div>
          </Suspense>
        </NonCritical>
      )}
    </search>
  );
}

/** After a navigation, the field shows the search in the address. */
function useTextOfAddress(key: string, searched: string, setText: (text: string) => void): void {
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    setText(searched);
  }, [key, searched, setText]);
}
