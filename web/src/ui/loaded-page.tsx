import type { ReactNode } from 'react';
import { usePageTitle } from '../lib/use-page-title.ts';
import { EmptyState } from './empty-state.tsx';
import { isMissing, type Read, ReadFailed } from './loaded.tsx';
import { Page } from './page.tsx';

type Props<Data> = {
  readonly read: Read<Data>;
  /** Heading and title until the data has loaded, such as 'Artist'. */
  readonly title: string;
  readonly titleOf: (data: Data) => string;
  /** Shown as the whole page until the data has loaded. */
  readonly loading: ReactNode;
  readonly failedTitle: string;
  readonly width?: 'full' | 'narrow';
  readonly missing: { readonly title: string; readonly why: string; readonly action: ReactNode };
  readonly children: (data: Data) => ReactNode;
};

/** A page about one record, which may be missing or fail to load. */
export function LoadedPage<Data>(props: Props<Data>) {
  const { read, title, titleOf, loading, failedTitle, width, missing, children } = props;
  const data = read?.data;
  const isNotFound = isMissing(read);
  usePageTitle(data !== undefined ? titleOf(data) : isNotFound ? 'Not found' : title);
  if (data !== undefined) return children(data);
  if (isNotFound) {
    return (
      <Page title={missing.title}>
        <EmptyState action={missing.action} title={missing.why} />
      </Page>
    );
  }
  if (!read?.error) return loading;
  return (
    <Page title={title} width={width}>
      <ReadFailed read={read} title={failedTitle} />
    </Page>
  );
}
