import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import type { Read } from '../../../ui/loaded.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';

type Props<Data> = {
  readonly read: Read<Data>;
  readonly children: (data: Data) => ReactNode;
};

const title = 'Thank you';

/** The record that a thank-you page is about; another person's is not found. */
export function ThanksFor<Data>({ read, children }: Props<Data>) {
  return (
    <LoadedPage
      failedTitle="We couldn’t load this page"
      loading={
        <Page title={title}>
          <LoadingBlock label="Loading" />
        </Page>
      }
      missing={{
        title: 'Not found',
        why: 'There is nothing of yours at this address',
        action: <ButtonLink to="/my-account/buying">View your account</ButtonLink>,
      }}
      read={read}
      title={title}
      titleOf={() => title}
    >
      {children}
    </LoadedPage>
  );
}
