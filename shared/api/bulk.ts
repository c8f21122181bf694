import type { BulkPlacedView, BulkRowsView } from '../contracts/bulk.ts';
import type {
  PlaceBulkForm,
  RemoveBulkRowsForm,
  SaveBulkRowsForm,
} from '../contracts/forms/bulk.ts';
import type { OkView } from '../contracts/ok.ts';
import type { Get, Post, Put } from './call.ts';

export const getBulkRows: Get<BulkRowsView> = 'GET /api/account/bulk-rows';
/** Answers with the rows that were sent, as they are stored. */
export const saveBulkRows: Put<BulkRowsView, [], SaveBulkRowsForm> = 'PUT /api/account/bulk-rows';
export const removeBulkRows: Post<OkView, [], RemoveBulkRowsForm> =
  'POST /api/account/bulk-rows/remove';
export const placeBulkRows: Post<BulkPlacedView, [], PlaceBulkForm> =
  'POST /api/account/bulk-rows/place';
