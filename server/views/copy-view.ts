import type { CopyView } from '../../shared/contracts/copy-details.ts';
import { type CopyDetails, summarizeCopy } from '../../shared/domain/copy-details.ts';

/** Absent from product APIs that do not know it: not stated. */
export function copyView(copy: CopyDetails | null | undefined): CopyView | null {
  return copy ? { ...copy, summary: summarizeCopy(copy) } : null;
}
