import type { MouseEvent, ReactNode } from 'react';
import type { ArtworkAddress } from '../../../../../shared/domain/paths.ts';
import { messages } from '../../../lib/messages.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { type TradeAction, tradeLink } from '../logic/trade-links.ts';

type Props = {
  readonly artwork: ArtworkAddress;
  readonly edition: string;
  readonly action: TradeAction;
  readonly variant: 'primary' | 'secondary' | 'quiet';
  readonly children: ReactNode;
};

/** Leads to the trade; a visitor signs in first and then arrives at the same trade. */
export function TradeLink({ artwork, edition, action, variant, children }: Props) {
  const isSignedIn = useSession().user !== null;
  const { openAuth } = useOverlay();
  const to = tradeLink(artwork, edition, action);

  function askToSignIn(event: MouseEvent): void {
    if (isSignedIn) return;
    event.preventDefault();
    openAuth('register', { redirectTo: to, reason: messages.signInFirst[action] });
  }

  return (
    <ButtonLink
      aria-haspopup={isSignedIn ? undefined : 'dialog'}
      onClick={askToSignIn}
      to={to}
      variant={variant}
    >
      {children}
    </ButtonLink>
  );
}
