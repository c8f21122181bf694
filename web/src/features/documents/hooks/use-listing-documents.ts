import { useCallback } from 'react';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import {
  addDocument,
  getListingDocuments,
  removeDocument,
} from '../../../../../shared/api/documents.ts';
import type { DocumentsView } from '../../../../../shared/contracts/documents.ts';
import type { DocumentType } from '../../../../../shared/domain/ask-documents.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { sendForm } from '../../../lib/api/send-form.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import type { Sending } from '../../../lib/uploads/use-uploads.ts';

/** The seller's own listing with its documents; null reads nothing. */
export function useListingDocuments(askId: number | null) {
  const read = useApi(askId === null ? null : apiPath(getListingDocuments, askId));
  const { data, mutate } = read;

  const show = useCallback(
    ({ documents }: DocumentsView) =>
      mutate((now) => now && { ...now, documents }, { revalidate: false }),
    [mutate],
  );

  /** After an unclear failure, reading the documents shows whether the file was stored. */
  async function add(kind: DocumentType, file: File, sending: Sending): Promise<void> {
    if (askId === null) return;
    const form = new FormData();
    form.append('files', file);
    const before = new Set(data?.documents.map(({ id }) => id));
    try {
      await show(await sendForm(apiPath(addDocument, askId, { type: kind }), form, sending));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = await mutate().catch(() => undefined);
      const isStored = now?.documents.some(
        ({ id, name, size }) => !before.has(id) && name === file.name && size === file.size,
      );
      if (!error.isTransient || !isStored) throw error;
    }
  }

  async function remove(id: string): Promise<void> {
    if (askId === null) return;
    try {
      await show(await apiSend(apiRequest(removeDocument, askId, id)));
    } catch (error) {
      const now = await mutate().catch(() => undefined);
      // Removed already, in another tab.
      if (!now || now.documents.some((document) => document.id === id)) throw error;
    }
  }

  return { ...read, add, remove };
}
export type ListingDocuments = ReturnType<typeof useListingDocuments>;
