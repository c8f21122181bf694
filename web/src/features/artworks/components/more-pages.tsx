import { useEffect, useRef } from 'react';
import type { ArtworkList } from '../../../../../shared/contracts/catalogue.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { type ArtworkListAddress, listAddress, maxPages, type Shown } from '../logic/list-query.ts';
import styles from './more-pages.module.css';

/** This many pages load on scrolling; then a button appears, so that the footer can be reached. */
const autoLoadedPages = 4;

type Props = {
  readonly list: ArtworkListAddress;
  readonly shown: Shown;
  readonly known: ArtworkList;
};

/** Loads more of the list: below what is shown or, past the limit, as a new list from here. */
export function MorePages({ list, shown, known }: Props) {
  const count = shown.last - shown.first + 1;
  const isEnd = shown.last >= known.pageCount;
  const isFull = count >= maxPages;
  const next =
    isEnd || isFull ? null : listAddress(list, { first: shown.first, last: shown.last + 1 });
  const place = useAutoLoad(count % autoLoadedPages === 0 ? null : next);
  // The last page may be short: the page size then follows from the totals.
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

/** Any page but the last is full. */
function pageLength({ page, pageCount, items }: ArtworkList, otherwise: number): number {
  return page < pageCount ? items.length : otherwise;
}

/** Loads the next page as the end of this one comes near. */
function useAutoLoad(next: string | null) {
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
