import t from 'tap';
import { mediums } from '../../shared/domain/mediums.ts';
import { dominantColour } from '../pictures/dominant-colour.ts';
import { generatorNames } from '../pictures/recipe.ts';
import { buildCatalogue } from './build-catalogue.ts';

const catalogue = buildCatalogue();
const { artists, artworks, releases } = catalogue;
const artistKeys = new Set(artists.map((artist) => artist.key));
const unique = (items: readonly string[]) => new Set(items).size === items.length;

t.test('builds the same catalogue every time', async (t) => {
  t.equal(JSON.stringify(buildCatalogue()), JSON.stringify(catalogue));
});

t.test('is plain JSON all through', async (t) => {
  t.strictSame(JSON.parse(JSON.stringify(catalogue)), catalogue);
});

t.test('is large enough to browse', async (t) => {
  t.ok(artists.length >= 26, `${artists.length} artists`);
  t.ok(artworks.length >= 170, `${artworks.length} artworks`);
  const editions = artworks.reduce((sum, { editions }) => sum + editions.length, 0);
  t.ok(editions >= 420, `${editions} editions`);
  t.ok(releases.length >= 24, `${releases.length} releases`);
});

t.test('names nothing twice', async (t) => {
  t.ok(unique(artists.map((artist) => artist.key)), 'artist keys');
  t.ok(unique(artists.map((artist) => artist.name)), 'artist names');
  t.ok(unique(artworks.map((artwork) => artwork.key)), 'artwork keys');
  t.ok(unique(artworks.map((artwork) => artwork.name)), 'titles');
  t.ok(unique(artworks.map((artwork) => artwork.description)), 'descriptions');
  t.ok(unique(releases.map((release) => release.key)), 'release keys');
});

t.test('gives every generator to exactly one artist', async (t) => {
  t.strictSame(artists.map((artist) => artist.avatar.generator).sort(), [...generatorNames].sort());
});

t.test('tells of every artist at some length', async (t) => {
  for (const artist of artists) {
    t.ok(artist.description.length > 250, `${artist.name}'s life`);
    t.ok(artist.description2.length > 100, `${artist.name}'s method`);
    t.ok(artist.nationalities.every(({ alpha2Code }) => /^[A-Z]{2}$/.test(alpha2Code)));
    if (artist.birthDate) t.ok(artist.birthDate.startsWith(String(artist.birthYear)), artist.name);
  }
});

t.test('keeps every artwork whole', async (t) => {
  for (const artwork of artworks) {
    const { name, editions, pictures, artistKeys: makers } = artwork;
    t.equal(editions.filter((edition) => edition.name === 'Main').length, 1, `${name}: one Main`);
    t.ok(
      editions.every((edition) => edition.editionSize > 0 && edition.priceFactor > 0),
      name,
    );
    t.ok(
      editions.every(({ name, otherName }) => (name === 'Other') === (otherName !== null)),
      `${name}: variants are named`,
    );
    t.equal(pictures[0]?.view, 'front', `${name}: the front comes first`);
    t.ok(makers.length > 0 && makers.every((key) => artistKeys.has(key)), `${name}: known artists`);
    t.ok(mediums.includes(artwork.medium), `${name}: ${artwork.medium}`);
    t.ok(artwork.priceLevelGbp >= 90 && artwork.priceLevelGbp <= 60_000, `${name}: price`);
    t.ok(artwork.heat >= 0 && artwork.heat <= 1, `${name}: heat`);
    t.notOk(Number.isNaN(Date.parse(artwork.releaseDate)), `${name}: ${artwork.releaseDate}`);
  }
});

t.test('prices most works for most people, and a few for very few', async (t) => {
  const prices = artworks.map((artwork) => artwork.priceLevelGbp);
  const usual = prices.filter((price) => price >= 150 && price <= 2500).length;
  t.ok(usual / prices.length > 0.6, `${usual} of ${prices.length} between 150 and 2,500`);
  t.ok(Math.max(...prices) > 20_000);
});

t.test('has collaborations, and borrows the partner’s inks for them', async (t) => {
  const shared = artworks.filter((artwork) => artwork.artistKeys.length === 2);
  t.ok(shared.length >= 4);
  for (const { name, pictures } of shared)
    t.ok(
      pictures.every((p) => p.inksOf),
      name,
    );
});

t.test('has releases behind it, ahead of it and without a date', async (t) => {
  const starts = releases.map((release) => release.startInDays);
  t.ok(starts.filter((days) => days !== null && days < 0).length >= 5, 'past');
  t.ok(starts.filter((days) => days !== null && days > 0).length >= 5, 'future');
  t.ok(starts.includes(null), 'unscheduled');
  t.equal(new Set(releases.map((release) => release.kind)).size, 5, 'all kinds');
});

t.test('schedules each kind of release with what it needs', async (t) => {
  const artworkKeys = new Set(artworks.map((artwork) => artwork.key));
  for (const release of releases) {
    const { key, kind } = release;
    t.ok(
      release.artistKeys.every((artist) => artistKeys.has(artist)),
      `${key}: known artists`,
    );
    if (release.artworkKey) t.ok(artworkKeys.has(release.artworkKey), `${key}: known artwork`);
    t.equal(release.raffle, kind === 'raffle', key);
    t.equal(release.durationHours !== null, kind === 'timed' || kind === 'raffle', key);
    t.equal(release.timezone !== null, kind === 'date-only', key);
    t.equal(release.startInDays === null, kind === 'unscheduled', key);
    t.equal(release.timeUtc === null, kind === 'unscheduled' || kind === 'date-only', key);
  }
});

t.test('releases a work once at most', async (t) => {
  const released = releases.flatMap(({ artworkKey }) => artworkKey ?? []);
  t.equal(new Set(released).size, released.length);
});

t.test('has a placeholder colour for every picture', async (t) => {
  for (const { key, pictures } of artworks) {
    for (const recipe of pictures) t.match(dominantColour(recipe), /^#[0-9a-f]{6}$/, key);
  }
});
