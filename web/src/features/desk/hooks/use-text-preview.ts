import type { SWRResponse } from 'swr';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { previewText } from '../../../../../shared/api/desk.ts';
import type { TextPreview, TextPreviewBody } from '../../../../../shared/desk/text-preview.ts';
import type { TextKind } from '../../../../../shared/domain/text-kinds.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { usePreview } from './use-preview.ts';

/** A text that is being written, as visitors would see it. */
export function useTextPreview(
  kind: TextKind,
  values: Readonly<Record<string, string>>,
): SWRResponse<TextPreview, ApiError> {
  const { title = '', ...others } = values;
  const written = { kind, ...others, ...(title.trim() === '' ? {} : { title }) };
  return usePreview(apiRequest(previewText, written as unknown as TextPreviewBody));
}
