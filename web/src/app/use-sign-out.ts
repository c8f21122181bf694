import { useState } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { messages } from '../lib/messages.ts';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { toast } from '../lib/toast.ts';
import { useNavigate } from '../lib/use-navigate.ts';

export function useSignOut(): { signOut: () => Promise<void>; isSigningOut: boolean } {
  const [isSigningOut, setSigningOut] = useState(false);
  const session = useSessionActions();
  const navigate = useNavigate();
  async function signOut(): Promise<void> {
    setSigningOut(true);
    try {
      // Navigate first: a protected page would ask the visitor to sign in again.
      navigate('/');
      await session.signOut();
      toast.success(messages.signedOut);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setSigningOut(false);
    }
  }
  return { signOut, isSigningOut };
}
