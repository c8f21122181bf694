import { eq } from 'drizzle-orm';
import {
  type CaseSide,
  casePicturesAtMost,
  messagePicturesAtMost,
} from '../../../shared/domain/cases.ts';
import { caseMessages, casePictures } from '../../db/schema/cases.ts';
import { badRequest, invalid } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import type { NamedUpload } from '../../uploads/read-form.ts';

/** The most messages of a case. */
const messagesAtMost = 60;

export type CaseWords = { readonly text: string; readonly files: readonly NamedUpload[] };

/** Adds words and pictures to a locked case. Throws a 400 for too many, and for other files. */
export async function addMessage(
  { tx, now }: CommandContext,
  caseId: number,
  { side, text, files }: CaseWords & { readonly side: CaseSide },
): Promise<void> {
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    throw invalid([{ path: ['files'], message: 'Must be a JPEG, PNG or WebP file' }]);
  }
  const own = eq(caseMessages.caseId, caseId);
  const pictures = await tx
    .select({ id: casePictures.id })
    .from(casePictures)
    .innerJoin(caseMessages, eq(caseMessages.id, casePictures.messageId))
    .where(own);
  if (files.length > messagePicturesAtMost) {
    throw invalid([{ path: ['files'], message: `At most ${messagePicturesAtMost} at a time` }]);
  }
  if (pictures.length + files.length > casePicturesAtMost) {
    throw invalid([{ path: ['files'], message: `At most ${casePicturesAtMost} in all` }]);
  }
  if ((await tx.$count(caseMessages, own)) >= messagesAtMost) {
    throw badRequest(`At most ${messagesAtMost} messages`);
  }
  const [message] = await tx
    .insert(caseMessages)
    .values({ caseId, side, text, at: now() })
    .returning({ id: caseMessages.id });
  if (!message) throw new Error('an inserted message was not returned');
  if (files.length === 0) return;
  await tx
    .insert(casePictures)
    .values(
      files.map(({ id, name, type, size }) => ({ id, name, type, size, messageId: message.id })),
    );
}
