import type { ReasonKind } from '../../../../../shared/desk/check-points.ts';
import { useOperation } from './use-operation.ts';

/** The standard reasons of a kind; none until they are loaded. */
export function useReasons(kind: ReasonKind): readonly string[] {
  const { data = [] } = useOperation('reasons list', {});
  return data.filter((one) => one.kind === kind).map(({ text }) => text);
}
