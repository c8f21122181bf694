import { useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { downloadDocument } from '../../../../../shared/api/documents.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { summarizeCopy } from '../../../../../shared/domain/copy-details.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { Link } from '../../../ui/link.tsx';
import { editionWords } from '../logic/edition-words.ts';
import { deskPath } from '../logic/places.ts';
import { documentNames } from '../messages.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Facts } from './facts.tsx';
import { Person } from './person.tsx';
import { PictureViewer } from './picture-viewer.tsx';
import { Sentence } from './sentence.tsx';

type Ask = AnswerOf<'asks show'>;

const pounds = (pence: number) => formatMoney(money(pence, 'GBP'));

/** '£504.39, 4% above this price' */
function besidePrice(pence: number | null, { priceGbp }: Ask): string {
  if (pence === null) return '–';
  const share = (pence - priceGbp) / priceGbp;
  const by = Math.round(Math.abs(share) * 100);
  if (by === 0) return `${pounds(pence)}, about this price`;
  return `${pounds(pence)}, ${by}% ${share > 0 ? 'above' : 'below'} this price`;
}

export function ListingTitle({ ask }: { readonly ask: Ask }) {
  return (
    <h2 className={styles.subtitle}>
      <Link to={deskPath('artworks', ask.artworkId)}>
        <cite>{ask.title}</cite>
      </Link>
      {ask.artists !== '' && ` by ${ask.artists}`}
    </h2>
  );
}

/** A listing beside its edition: pictures, copy, market, seller and earlier copies. */
export function Listing({ ask }: { readonly ask: Ask }) {
  const price = formatMoney(money(ask.price, ask.currency));
  return (
    <>
      <Pictures ask={ask} />
      <div className={styles.columns}>
        <Facts
          facts={[
            ['Edition', editionWords(ask.edition, ask.editionSize)],
            ['Size and medium', `${ask.size}, ${ask.medium}`],
            ['Copy', ask.copy === null ? 'Not described' : summarizeCopy(ask.copy)],
            ['Condition', ask.copy?.conditionNotes || '–'],
            ['Provenance', ask.copy?.provenance || '–'],
            ...Object.entries(ask.comments).map(([name, text]): [string, string] => [
              nameOfComment(name),
              text,
            ]),
          ]}
          label="The copy"
        />
        <Facts
          facts={[
            ['Price', ask.currency === 'GBP' ? price : `${price} (${pounds(ask.priceGbp)})`],
            ['Lowest ask', besidePrice(ask.market.lowestAsk, ask)],
            ['Highest bid', besidePrice(ask.market.highestBid, ask)],
            ['Last sale', besidePrice(ask.market.lastSale, ask)],
          ]}
          label="The market"
        />
        <Facts
          facts={[
            ['Seller', <Person email={ask.seller} id={ask.sellerId} key="seller" />],
            ['Since', formatDate(ask.history.since)],
            ['Sold', String(ask.history.sold)],
            ['Not shipped', String(ask.history.notShipped)],
            ['Rejected before', String(ask.history.rejected)],
          ]}
          label="The seller"
        />
      </div>
      {ask.decisions.length > 0 && (
        <>
          <h3 className={styles.minor}>Decided before</h3>
          <ol className={styles.timeline}>
            {ask.decisions.map((one) => (
              <li key={one.id}>
                <time dateTime={one.at}>{formatDateTime(one.at)}</time>
                <span>
                  <Sentence entry={one} isOnItsPage />
                  <code className={styles.raw}>{one.action}</code>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <h3 className={styles.minor}>Copies approved before</h3>
      <DataTable
        columns={[
          { heading: 'Approved', cell: (one) => formatDate(one.approvedAt) },
          { heading: 'Number', cell: (one) => one.number ?? '–' },
          {
            heading: 'Price',
            isNumber: true,
            cell: (one) => formatMoney(money(one.price, one.currency)),
          },
          { heading: 'Seller', cell: (one) => one.seller },
        ]}
        keyOf={({ id }) => id}
        label="Copies approved before"
        rows={ask.earlier}
        whenEmpty="None of this edition"
      />
    </>
  );
}

function nameOfComment(name: string): string {
  const kind = name.replace(/Comments$/, '');
  return Object.entries(documentNames).find(([one]) => one === kind)?.[1] ?? name;
}

function Pictures({ ask }: { readonly ask: Ask }) {
  const [at, setAt] = useState<number | null>(null);
  const addressOf = (id: string) => apiPath(downloadDocument, ask.id, id);
  const edition = ask.picture === null ? null : { url: ask.picture, name: 'The edition’s picture' };
  const images = ask.documents.filter(({ type }) => type.startsWith('image/'));
  const pictures = [
    ...(edition ? [edition] : []),
    ...images.map(({ id, name }) => ({ url: addressOf(id), name })),
  ];
  const open = (url: string) => setAt(pictures.findIndex((one) => one.url === url));
  return (
    <>
      <div className={styles.pictures}>
        {edition && (
          <figure>
            <button className={styles.picture} onClick={() => open(edition.url)} type="button">
              <img alt={`${ask.artwork}, as in the catalogue`} src={edition.url} />
            </button>
            <figcaption>The edition</figcaption>
          </figure>
        )}
        {ask.documents.map((file) => (
          <figure key={file.id}>
            {images.includes(file) ? (
              <button
                className={styles.picture}
                onClick={() => open(addressOf(file.id))}
                type="button"
              >
                <img alt={`${documentNames[file.kind]}: ${file.name}`} src={addressOf(file.id)} />
              </button>
            ) : (
              <a className={styles.file} download={file.name} href={addressOf(file.id)}>
                {file.name}
              </a>
            )}
            <figcaption>{documentNames[file.kind]}</figcaption>
          </figure>
        ))}
        {ask.documents.length === 0 && <Empty title="The seller sent no documents" />}
      </div>
      <PictureViewer at={at} beside={edition} onChange={setAt} pictures={pictures} />
    </>
  );
}
