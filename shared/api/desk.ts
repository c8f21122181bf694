import type { ArtworkView } from '../contracts/catalogue.ts';
import type { ReleaseView } from '../contracts/releases.ts';
import type { UploadedPicture } from '../desk/catalogue-pictures.ts';
import type { ConditionMoment } from '../desk/condition.ts';
import type { ImportKind } from '../desk/import-columns.ts';
import type { ImportState } from '../desk/imports.ts';
import type {
  AddPasskeyBody,
  NamePasskeyBody,
  OpenDeskBody,
  PasskeyAdded,
  PasskeyToCreate,
  PasskeyToUse,
} from '../desk/passkeys.ts';
import type {
  CodeBody,
  DeskSession,
  FactorSetUp,
  RecoveryCodesView,
  SetUpBody,
} from '../desk/session.ts';
import type { TextPreview, TextPreviewBody } from '../desk/text-preview.ts';
import type { Delete, Get, Post, Put, Upload } from './call.ts';

/** The operations of the desk have calls of their own: see shared/desk/operations.ts. */
export const getDeskSession: Get<DeskSession> = 'GET /api/desk/session';
/** Opens the desk in this session by a code of the second factor. */
export const openDesk: Post<DeskSession, [], OpenDeskBody> = 'POST /api/desk/session';
export const setUpFactor: Post<FactorSetUp, [], SetUpBody> = 'POST /api/desk/factor';
/** A form with one file; `pictures attach` adds the picture to a record. */
export const uploadPicture: Upload<UploadedPicture> = 'POST /api/desk/pictures';
/** A form with one file: the desk's face of `site upload-logo`. */
export const uploadLogo: Upload<{ logo: string }> = 'POST /api/desk/logos';
/** A form with one CSV or JSON file: the desk's face of `imports add`. */
export const uploadImport: Upload<
  { id: number; state: ImportState },
  [],
  { readonly kind: ImportKind }
> = 'POST /api/desk/imports';
/** An artwork as visitors will see it, for the staff. */
export const getArtworkPreview: Get<ArtworkView, ['id']> = 'GET /api/artwork-preview/:id';
/** A release as visitors will see it, for the staff. */
export const getReleasePreview: Get<ReleaseView, ['id']> = 'GET /api/release-preview/:id';
/** A text as visitors will see it, for the staff. */
export const previewText: Post<TextPreview, [], TextPreviewBody> = 'POST /api/text-preview';
export const confirmFactor: Post<RecoveryCodesView, [], CodeBody> =
  'POST /api/desk/factor/first-code';
export const beginPasskey: Post<PasskeyToCreate, [], SetUpBody> = 'POST /api/desk/passkeys/options';
export const addPasskey: Post<PasskeyAdded, [], AddPasskeyBody> = 'POST /api/desk/passkeys';
export const askForPasskey: Post<PasskeyToUse> = 'POST /api/desk/session/options';
export const namePasskey: Put<{ id: number }, ['id'], NamePasskeyBody> =
  'PUT /api/desk/passkeys/:id';
export const removePasskey: Delete<{ id: number }, ['id']> = 'DELETE /api/desk/passkeys/:id';
export const addConditionPictures: Upload<
  { id: number },
  ['id'],
  { readonly moment: ConditionMoment }
> = 'POST /api/desk/orders/:id/pictures';
export const downloadConditionPicture: Get<unknown, ['id', 'pictureId']> =
  'GET /api/desk/orders/:id/pictures/:pictureId';
export const downloadSubmissionFile: Get<unknown, ['id', 'fileId']> =
  'GET /api/desk/submissions/:id/files/:fileId';
/** A picture of a reported problem. */
export const downloadReportedPicture: Get<unknown, ['id', 'pictureId']> =
  'GET /api/desk/orders/:id/case-pictures/:pictureId';
