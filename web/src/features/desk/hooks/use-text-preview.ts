import { useEffect } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { previewText } from '../../../../../shared/api/desk.ts';
import type { TextPreview, TextPreviewBody } from '../../../../../shared/desk/text-preview.ts';
import type { TextKind } from '../../../../../shared/domain/text-kinds.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

const waitMs = 300;

/** What is being written as visitors would see it, a moment after the last key. */
export function useTextPreview(
  kind: TextKind,
  values: Readonly<Record<string, string>>,
): SWRResponse<TextPreview, ApiError> {
  const { title = '', ...others } = values;
  const written = { kind, ...others, ...(title.trim() === '' ? {} : { title }) };
  const body = useDebounced(JSON.stringify(written), waitMs);
  const key = `text-preview ${body}`;
  const cache = useSWRConfig().cache as ExpiringCache;
  useEffect(() => cache.retain(key), [cache, key]);
  const send = () => apiSend(apiRequest(previewText, JSON.parse(body) as TextPreviewBody));
  return useSWR<TextPreview, ApiError>(key, send, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
