import { startTransition, useCallback, useOptimistic } from 'react';

/**
 * What somebody has chosen of what stands in the address, from the moment that they choose it: the
 * rest of the page follows once it is rendered. What is chosen next adds to what was chosen before,
 * however quickly it comes. To be called together with the navigation to the same choice.
 */
export function useChosen<Choice>(inAddress: Choice): [Choice, (next: Choice) => void] {
  const [chosen, show] = useOptimistic(inAddress);
  const choose = useCallback((next: Choice) => startTransition(() => show(next)), [show]);
  return [chosen, choose];
}
