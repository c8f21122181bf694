import type { App, Deps, Route } from '../deps.ts';
import { commentOnAskRoute } from './asks/comment-on-ask.ts';
import { createAskRoute } from './asks/create-ask.ts';
import { editAskRoute } from './asks/edit-ask.ts';
import { extendAsksRoute } from './asks/extend-asks.ts';
import { getAskRoute } from './asks/get-ask.ts';
import { getDocumentRoute } from './asks/get-document.ts';
import { listAskHistoryRoute } from './asks/list-ask-history.ts';
import { listAsksRoute } from './asks/list-asks.ts';
import { listBulkRoute } from './asks/list-bulk.ts';
import { listDocumentsRoute } from './asks/list-documents.ts';
import { placeAskRoute } from './asks/place-ask.ts';
import { placeBulkRoute } from './asks/place-bulk.ts';
import { removeDocumentRoute } from './asks/remove-document.ts';
import { saveDocumentsRoute } from './asks/save-documents.ts';
import { voidAskRoute } from './asks/void-ask.ts';
import { voidBulkRoute } from './asks/void-bulk.ts';
import { changeBidCountryRoute } from './bids/change-bid-country.ts';
import { convertPriceRoute } from './bids/convert-price.ts';
import { createBidRoute } from './bids/create-bid.ts';
import { editBidRoute } from './bids/edit-bid.ts';
import { extendBidsRoute } from './bids/extend-bids.ts';
import { getBidRoute } from './bids/get-bid.ts';
import { listBidHistoryRoute } from './bids/list-bid-history.ts';
import { listBidsRoute } from './bids/list-bids.ts';
import { placeBidRoute } from './bids/place-bid.ts';
import { voidBidRoute } from './bids/void-bid.ts';
import { listBulkRowsRoute } from './bulk-rows/list-rows.ts';
import { removeBulkRowsRoute } from './bulk-rows/remove-rows.ts';
import { saveBulkRowsRoute } from './bulk-rows/save-rows.ts';
import { caseRoutes } from './orders/case-routes.ts';
import { getOrderRoute } from './orders/get-order.ts';
import { listOrdersRoute } from './orders/list-orders.ts';
import { putExtensionRoute } from './orders/put-extension.ts';
import { putShipmentRoute } from './orders/put-shipment.ts';
import { getOrderPaperRoute } from './papers/get-order-paper.ts';
import { getRoyaltyStatementRoute } from './papers/get-royalty-statement.ts';
import { getStatementRoute, listStatementsRoute } from './papers/get-statements.ts';
import { resolveOutcomeRoute } from './trades/resolve-outcome.ts';

const routes: readonly Route[] = [
  createAskRoute,
  placeAskRoute,
  editAskRoute,
  voidAskRoute,
  getAskRoute,
  listAsksRoute,
  listAskHistoryRoute,
  saveDocumentsRoute,
  listDocumentsRoute,
  getDocumentRoute,
  removeDocumentRoute,
  commentOnAskRoute,
  extendAsksRoute,
  listBulkRoute,
  placeBulkRoute,
  voidBulkRoute,
  listBulkRowsRoute,
  saveBulkRowsRoute,
  removeBulkRowsRoute,
  createBidRoute,
  placeBidRoute,
  editBidRoute,
  voidBidRoute,
  getBidRoute,
  listBidsRoute,
  listBidHistoryRoute,
  extendBidsRoute,
  changeBidCountryRoute,
  convertPriceRoute,
  getOrderRoute,
  listOrdersRoute,
  putShipmentRoute,
  putExtensionRoute,
  caseRoutes,
  getOrderPaperRoute,
  listStatementsRoute,
  getStatementRoute,
  getRoyaltyStatementRoute,
  resolveOutcomeRoute,
];

/** Asks, bids and orders, with their papers. */
export function registerTradingRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
}
