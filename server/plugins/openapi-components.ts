import { z } from 'zod';
import * as account from '../../shared/contracts/account.ts';
import * as artists from '../../shared/contracts/artists.ts';
import * as catalogue from '../../shared/contracts/catalogue.ts';
import * as collections from '../../shared/contracts/collections.ts';
import * as consent from '../../shared/contracts/consent.ts';
import * as content from '../../shared/contracts/content.ts';
import * as documents from '../../shared/contracts/documents.ts';
import * as error from '../../shared/contracts/error.ts';
import * as following from '../../shared/contracts/following.ts';
import * as home from '../../shared/contracts/home.ts';
import * as mail from '../../shared/contracts/mail.ts';
import * as market from '../../shared/contracts/market.ts';
import * as money from '../../shared/contracts/money.ts';
import * as ok from '../../shared/contracts/ok.ts';
import * as payment from '../../shared/contracts/payment.ts';
import * as releases from '../../shared/contracts/releases.ts';
import * as search from '../../shared/contracts/search.ts';
import * as session from '../../shared/contracts/session.ts';

const modules = [
  ...[account, artists, catalogue, collections, consent, content, documents, error, following],
  ...[home, mail, market, money, ok, payment, releases, search, session],
];

/** Names the contracts' schemas after their types: `artworkCard` becomes `ArtworkCard`. */
export function nameComponents(): void {
  for (const [name, schema] of modules.flatMap((one) => Object.entries<unknown>(one))) {
    if (!(schema instanceof z.ZodType)) continue;
    const id = name.replace(/^./, (first) => first.toUpperCase()).replace(/Schema$/, '');
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
