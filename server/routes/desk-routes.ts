import type { Route } from '../deps.ts';
import { conditionPictureRoutes } from './desk/condition-pictures.ts';
import {
  getDeskSessionRoute,
  postDeskSessionRoute,
  postFactorRoute,
  postFirstCodeRoute,
} from './desk/desk-session.ts';
import { getArtworkPreviewRoute } from './desk/get-artwork-preview.ts';
import { getReleasePreviewRoute } from './desk/get-release-preview.ts';
import { getSubmissionFileRoute } from './desk/get-submission-file.ts';
import { operationRoutes } from './desk/operations.ts';
import { passkeyRoutes } from './desk/passkeys.ts';
import { postImportRoute } from './desk/post-import.ts';
import { postLogoRoute } from './desk/post-logo.ts';
import { postPictureRoute } from './desk/post-picture.ts';
import { postTextPreviewRoute } from './desk/post-text-preview.ts';

/** The calls of the desk that take files. */
export const deskFormRoutes: readonly Route[] = [
  postLogoRoute,
  postPictureRoute,
  conditionPictureRoutes,
  postImportRoute,
];

/** The other calls of the desk. */
export const deskRoutes: readonly Route[] = [
  getDeskSessionRoute,
  postDeskSessionRoute,
  postFactorRoute,
  postFirstCodeRoute,
  getReleasePreviewRoute,
  getArtworkPreviewRoute,
  getSubmissionFileRoute,
  postTextPreviewRoute,
  passkeyRoutes,
  operationRoutes,
];
