import type { ReactNode } from 'react';
import { apiPath, type Get } from '../../../../shared/api/call.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useApi } from './use-api.ts';

export type ListPage<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly next: string | null;
};

type Props<Item> = {
  readonly call: Get<ListPage<Item>, [], { readonly from?: string | null | undefined }>;
  /** How many pages are shown, counted from this one. */
  readonly pages: number;
  /** This list's address with one more page. */
  readonly more: string;
  /** False while items that were just removed stay visible in their place. */
  readonly followsServer?: boolean;
  readonly failedTitle: string;
  readonly loading: ReactNode;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[], isFirst: boolean) => ReactNode;
};

type Chain<Item> = Props<Item> & {
  /** The cursor of this page; null for the first. */
  readonly from: string | null;
  readonly before: number;
};

/**
 * Pages of a personal list by cursor: removals do not shift later pages. Each page is cached by
 * itself, so that Back restores all.
 */
export function CursorPages<Item>(props: Props<Item>) {
  return <PageWithNext {...props} before={0} from={null} />;
}

function PageWithNext<Item>(chain: Chain<Item>) {
  const { call, pages, from, before, more, followsServer = true, failedTitle } = chain;
  const read = useApi(apiPath(call, { from }), {
    revalidateOnMount: true,
    keepPreviousData: true,
    revalidateOnFocus: followsServer,
  });
  return (
    <Loaded failedTitle={failedTitle} loading={chain.loading} read={read}>
      {({ items, total, next }) => {
        const shown = before + items.length;
        if (shown === 0 && next === null) return chain.empty;
        return (
          <>
            {chain.children(items, from === null)}
            {next !== null && pages > 1 ? (
              <PageWithNext {...chain} before={shown} from={next} pages={pages - 1} />
            ) : (
              (from !== null || next !== null) && (
                <LoadMore
                  shown={shown}
                  to={next === null ? null : more}
                  total={next === null ? shown : total}
                />
              )
            )}
          </>
        );
      }}
    </Loaded>
  );
}
