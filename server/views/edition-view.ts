import type { BookOrderView, BookPrice, EditionView } from '../../shared/contracts/catalogue.ts';
import type { WireBookOrder, WireEdition } from '../../shared/contracts/wire/catalogue.ts';
import { regions } from '../../shared/domain/regions.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import { copyView } from './copy-view.ts';
import { moneyOf } from './money-view.ts';

type EditionRecord = { readonly id: number; readonly attributes: WireEdition };
type OrderRecord = { readonly id: number; readonly attributes: WireBookOrder };

export function editionView({ id, attributes: edition }: EditionRecord): EditionView {
  const { lastSale } = edition;
  return {
    id,
    name: edition.name,
    suffix: editionSuffix(edition.name, edition.otherName),
    size: edition.size,
    material: edition.material,
    editionSize: edition.editionSize,
    features: edition.features,
    includes: edition.includes,
    information: edition.information,
    lowestAsk: bookPriceView(edition.lowestAsk),
    highestBid: bookPriceView(edition.highestBid),
    lastSale: lastSale && { price: moneyOf(lastSale), soldAt: lastSale.soldAt },
    asks: (edition.asks?.data ?? []).filter(isInBook).map(bookOrderView),
    bids: (edition.bids?.data ?? []).filter(isInBook).map(bookOrderView),
    ...(edition.offeredAsks && { offers: edition.offeredAsks }),
  };
}

export function bookPriceView(best: WireEdition['lowestAsk']): BookPrice | null {
  return best && { id: best.id, price: moneyOf(best), priceGbp: best.priceGbp };
}

/**
 * The product API sends a book in its order; that it contains only Approved orders is checked here.
 */
function isInBook({ attributes }: OrderRecord): boolean {
  return attributes.status === 'Approved';
}

function bookOrderView({ id, attributes: order }: OrderRecord): BookOrderView {
  return {
    id,
    price: moneyOf(order),
    priceGbp: order.priceGbp,
    placedAt: order.placedAt,
    sellerRegion: regions.find((region) => region === order.sellerRegion) ?? null,
    copy: copyView(order.copyDetails),
  };
}
