import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { CommentsView, DocumentView } from '../../shared/contracts/documents.ts';
import type { DocumentRecord } from '../upstream/documents.ts';

export function documentView(
  askId: number,
  { id, kind, name, type, size, createdAt }: DocumentRecord,
): DocumentView {
  const href = apiPath(api.downloadDocument, askId, id);
  return { id, kind, name, type, size, addedAt: createdAt, href };
}

/** A missing comment is ''. */
export function commentsView(
  comments: { readonly [Name in keyof CommentsView]?: string | undefined } = {},
): CommentsView {
  return {
    coaComments: comments.coaComments ?? '',
    artworkComments: comments.artworkComments ?? '',
    provenenceComments: comments.provenenceComments ?? '',
    editionNumberComments: comments.editionNumberComments ?? '',
  };
}
