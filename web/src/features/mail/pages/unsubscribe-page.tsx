import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { getUnsubscribe, unsubscribe } from '../../../../../shared/api/mail.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { ReadFailed } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { unsubscribeWords } from '../messages.ts';
import styles from './unsubscribe-page.module.css';

type Ending = 'asked' | 'running' | 'done' | { readonly failed: unknown };

/** Opened by the link in an e-mail: unsubscribes from one kind of e-mail, without signing in. */
export function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const read = useApi(token === '' ? null : apiPath(getUnsubscribe, { token }));
  const { data, error } = read;
  const [ending, setEnding] = useState<Ending>('asked');
  usePageTitle('Unsubscribe');

  function end(): void {
    setEnding('running');
    apiSend(apiRequest(unsubscribe, { token })).then(
      () => setEnding('done'),
      (failed: unknown) => setEnding({ failed }),
    );
  }

  if (token === '' || isRefusal(error)) {
    return (
      <Frame title="This link does not work">
        <p className={styles.lead}>
          The link is incomplete. Open it again from the e-mail, or choose what we send you in your
          settings.
        </p>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame title="Unsubscribe">
        {error ? (
          <ReadFailed read={read} />
        ) : (
          <Loading label="Checking your link">
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </Loading>
        )}
      </Frame>
    );
  }
  const words = unsubscribeWords[data.kind];
  if (ending === 'done') {
    return (
      <Frame title="Unsubscribed">
        <Notice action={<ButtonLink to="/">Continue</ButtonLink>} answers={words.done} tone="good">
          {words.done} Your other e-mails stay as you chose them.
        </Notice>
      </Frame>
    );
  }
  return (
    <Frame title="Unsubscribe from these e-mails?">
      <p className={styles.lead}>
        You will stop getting {words.asked}. Your other e-mails stay as you chose them.
      </p>
      {typeof ending === 'object' && (
        <FailedState error={ending.failed} title="We couldn’t unsubscribe you yet" />
      )}
      <Button loading={ending === 'running'} onClick={end} variant="primary">
        Unsubscribe
      </Button>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request.invalid';
}
