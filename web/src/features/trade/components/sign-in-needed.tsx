import { useEffect } from 'react';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

type Props = {
  /** The address of this very step, so that e-mail confirmation leads back to it too. */
  readonly here: string;
  readonly reason: string;
};

/** A step that only somebody signed in can take. Nothing of what was chosen is lost. */
export function SignInNeeded({ here, reason }: Props) {
  const { openAuth } = useOverlay();
  useEffect(() => openAuth('login', { redirectTo: here, reason }), [openAuth, here, reason]);
  return (
    <EmptyState
      action={
        <>
          <Button onClick={() => openAuth('login', { redirectTo: here, reason })} variant="primary">
            Sign in
          </Button>
          <Button onClick={() => openAuth('register', { redirectTo: here, reason })}>
            Create an account
          </Button>
        </>
      }
      title={reason}
    >
      What you chose stands in this page's address: you will be back here at once.
    </EmptyState>
  );
}
