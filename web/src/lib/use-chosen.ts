import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * The choice that the address holds, with later choices applied at once, before the page has
 * rendered. Quick successive choices add up. Call it together with the navigation to the choice.
 */
export function useChosen<Choice>(inAddress: Choice): [Choice, (next: Choice) => void] {
  const [chosen, show] = useOptimistic(inAddress);
  const choose = useCallback((next: Choice) => startTransition(() => show(next)), [show]);
  return [chosen, choose];
}
