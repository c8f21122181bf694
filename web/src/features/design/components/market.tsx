import { fromMajor } from '../../../../../shared/domain/money.ts';
import { ArtworkCard } from '../../../ui/artwork-card.tsx';
import { LinesTable } from '../../../ui/lines-table.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Spread } from '../../../ui/spread.tsx';
import { sampleArtwork, samplePicture } from '../sample.ts';
import styles from './market.module.css';
import { Row, Sample } from './sample.tsx';

const gbp = (pounds: number) => fromMajor(pounds, 'GBP');

export function Market() {
  return (
    <>
      <Sample name="Price">
        <Row>
          <Price value={gbp(1234.5)} />
          <Price value={gbp(999_999)} />
          <Price value={null} />
        </Row>
      </Sample>
      <Sample name="The spread">
        <Spread highestBid={gbp(1100)} lastSale={gbp(1180)} lowestAsk={gbp(1240)} size="large" />
        <div className={styles.spreads}>
          <Spread highestBid={gbp(990)} lastSale={gbp(1010)} lowestAsk={gbp(1000)} />
          <Spread highestBid={gbp(700)} lastSale={gbp(500)} lowestAsk={gbp(1300)} />
          <Spread highestBid={null} lastSale={gbp(1180)} lowestAsk={gbp(1240)} />
          <Spread highestBid={gbp(1100)} lastSale={null} lowestAsk={null} />
          <Spread highestBid={null} lastSale={gbp(400)} lowestAsk={null} />
          <Spread highestBid={null} lastSale={null} lowestAsk={null} />
        </div>
      </Sample>
      <Sample name="Lines">
        <LinesTable
          caption="What you pay"
          lines={[
            { label: 'Price', amount: gbp(1240) },
            { label: 'Shipping and import', amount: gbp(0), note: 'Within the UK' },
            { label: 'Processing fee', amount: gbp(49.6) },
            { label: 'Royalty', amount: gbp(37.2), deducted: true },
          ]}
          total={{ label: 'You pay', amount: gbp(1252.4) }}
        />
      </Sample>
      <Sample name="Pictures and cards">
        <div className={styles.works}>
          <ArtworkCard artwork={sampleArtwork} sizes="16rem" />
          <ArtworkCard
            artwork={{
              ...sampleArtwork,
              id: 2,
              name: 'A Title of Eighty Characters Is About as Long as the Title of a Work Ever Becomes',
              picture: null,
            }}
            sizes="16rem"
          />
          <Picture picture={{ ...samplePicture, width: 1000, height: 700 }} sizes="16rem" />
        </div>
      </Sample>
    </>
  );
}
