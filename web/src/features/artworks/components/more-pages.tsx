import { useEffect, useRef } from 'react';
import type { ArtworkList } from '../../../../../shared/contracts/catalogue.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import {
  type ArtworkListAddress,
  listAddress,
  mostPages,
  type Shown,
} from '../logic/list-query.ts';
import styles from './more-pages.module.css';

/** So many pages come by themselves; then one is asked, so that the page's foot can be reached. */
const pagesUnasked = 4;

type Props = {
  readonly list: ArtworkListAddress;
  readonly shown: Shown;
  /** Any page of the list. */
  readonly known: ArtworkList;
};

/** The way on in the list: more beneath what there is, or from here on where that is too much. */
export function MorePages({ list, shown, known }: Props) {
  const count = shown.last - shown.first + 1;
  const isEnd = shown.last >= known.pageCount;
  const isFull = count >= mostPages;
  const next =
    isEnd || isFull ? null : listAddress(list, { first: shown.first, last: shown.last + 1 });
  const place = useNextUnasked(count % pagesUnasked === 0 ? null : next);
  // Every page but the last is full: the last one says how many there are.
  const perPage = Math.ceil(known.total / known.pageCount);
  return (
    <div className={styles.more} ref={place}>
      <LoadMore
        shown={isEnd ? known.total : Math.min(shown.last * pageLength(known, perPage), known.total)}
        to={next}
        total={known.total}
      />
      {isFull && !isEnd && (
        <ButtonLink to={listAddress(list, { first: shown.last + 1, last: shown.last + 1 })}>
          Continue to the next page
        </ButtonLink>
      )}
    </div>
  );
}

/** A page that is not the last has as many works as a page can have. */
function pageLength({ page, pageCount, items }: ArtworkList, otherwise: number): number {
  return page < pageCount ? items.length : otherwise;
}

/** Goes to the next page as soon as the end of this one comes near. */
function useNextUnasked(next: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (next === null || !place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        navigate(next, { replace: true });
      },
      { rootMargin: '0px 0px 800px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [next, navigate]);
  return place;
}
