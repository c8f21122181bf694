import type { OrderView } from '../contracts/account.ts';
import type { ReturnForm } from '../contracts/forms/case.ts';
import type { Get, Put, Upload } from './call.ts';

/** Multipart forms with words and pictures, about one's own order. */
export const reportProblem: Upload<OrderView, ['id']> = 'POST /api/account/orders/:id/case';
export const addCaseMessage: Upload<OrderView, ['id']> =
  'POST /api/account/orders/:id/case/messages';
export const recordReturn: Put<OrderView, ['id'], ReturnForm> =
  'PUT /api/account/orders/:id/case/return';
export const withdrawCase: Put<OrderView, ['id']> = 'PUT /api/account/orders/:id/case/withdrawal';
/** The file itself. */
export const downloadCasePicture: Get<unknown, ['id', 'pictureId']> =
  'GET /api/account/orders/:id/case/pictures/:pictureId';
