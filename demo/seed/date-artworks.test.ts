import t from 'tap';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { createRng } from '../pictures/kit/rng.ts';
import { buildEditionMarket, pricesOf } from './build-edition-rows.ts';
import { buildTraders } from './build-traders.ts';
import { dateArtworks } from './date-artworks.ts';
import { releaseTimes } from './release-times.ts';

const catalogue = buildCatalogue();
const bases = ['2026-11-21', '2026-12-31', '2027-03-28', '2028-02-29'].map((day) => new Date(day));

for (const base of bases) {
  const at = base.toISOString().slice(0, 10);
  const works = dateArtworks(catalogue.artworks, catalogue.releases, base);
  const releaseOf = new Map(catalogue.releases.map((release) => [release.artworkKey, release]));

  t.test(`every work of ${at} has the day of its release`, async (t) => {
    t.equal(works.length, catalogue.artworks.length);
    for (const work of works) {
      const release = releaseOf.get(work.key);
      if (!release) {
        t.ok(work.releaseDate !== null && Date.parse(work.releaseDate) < base.getTime(), work.name);
        t.equal(work.isUpcoming, false, work.name);
        continue;
      }
      const { startInDays } = release;
      const day =
        startInDays === null
          ? null
          : new Date(base.getTime() + startInDays * 86_400_000).toISOString().slice(0, 10);
      t.equal(work.releaseDate, day, work.name);
      t.equal(work.isFullDate, day !== null, work.name);
      t.equal(work.isUpcoming, startInDays === null || startInDays >= 0, work.name);
    }
  });

  t.test(`nothing is traded before it came out, seen from ${at}`, async (t) => {
    const traders = buildTraders(createRng(1), 1, base);
    let traded = 0;
    for (const work of works) {
      const release = releaseOf.get(work.key);
      const times = release && releaseTimes(release, base);
      const out = times ? (times.endsAt ?? times.startsAt) : new Date(work.releaseDate ?? '');
      for (const edition of work.editions) {
        const rng = createRng(7).fork(`${work.key}/${edition.name}`);
        const { fairGbp } = pricesOf(rng.fork('price'), work, edition);
        const input = { editionId: 1, artwork: work, edition, fairGbp, traders, base };
        const { book, sales } = buildEditionMarket(rng, input);
        const moments = [
          ...book.map(({ placedAt }) => placedAt),
          ...sales.flatMap(({ restingSince, soldAt }) => [restingSince, soldAt]),
        ];
        if (out === null || out >= base) t.same(moments, [], `${work.name} is not out`);
        else if (moments.some((moment) => moment < out)) t.fail(`${work.name} before ${out}`);
        if (release && moments.length > 0) traded += 1;
      }
    }
    t.ok(traded > 10, `${traded} editions that had a release are traded since`);
  });
}
