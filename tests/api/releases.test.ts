import t, { type Test } from 'tap';
import { ownRaffleEntry, releaseList, releaseView } from '../../shared/contracts/releases.ts';
import { startBff } from '../support/bff.ts';
import { buildTinySite } from '../support/built-site.ts';
import { artwork, edition, image, page } from '../support/wire-fixtures.ts';

const release = (more: object = {}) => ({
  name: 'Night Harbour, Second State',
  extraArtists: null,
  kind: 'raffle',
  raffle: true,
  timedEdition: false,
  dateOnly: false,
  releaseStartTimestamp: '2026-06-01T12:00:00.000Z',
  releaseEndTimestamp: '2026-06-03T12:00:00.000Z',
  dateOnlyTimezone: null,
  artists: { data: [{ id: 3, attributes: { name: 'Mara Lind' } }] },
  artwork: { data: { id: 11, attributes: { name: 'Night Harbour' } } },
  artworkImages: [],
  draw: null,
  ...more,
});
const now = Date.parse('2026-06-01T12:00:00.000Z');
const start = async (t: Test, attributes = release()) => {
  const bff = await startBff(t, { now: () => now });
  bff.upstream.on('GET /api/releases', { body: page([{ id: 5, attributes }]) });
  return bff;
};

t.test('each part of the calendar has its own filter and order', async (t) => {
  const bff = await start(t);
  const list = releaseList.parse((await bff.call('GET', '/api/releases?scope=upcoming')).json());
  t.match(list.items[0], {
    id: 5,
    href: '/release-calendar/mara-lind-night-harbour-5',
    kind: 'raffle',
    phase: 'open',
    startsAt: '2026-06-01T12:00:00.000Z',
  });
  await bff.call('GET', '/api/releases?scope=past&page=2');
  await bff.call('GET', '/api/releases?scope=unscheduled');
  const asked = bff.upstream
    .callsOf('GET /api/releases')
    .map(({ query }) => Object.fromEntries(query));
  const size = { 'pagination[pageSize]': '30' };
  t.strictSame(asked, [
    {
      ...size,
      'pagination[page]': '1',
      'filters[releaseStartTimestamp][$gte]': '2026-06-01T12:00:00.000Z',
      'sort[0]': 'releaseStartTimestamp:asc',
    },
    {
      ...size,
      'pagination[page]': '2',
      'filters[releaseStartTimestamp][$lt]': '2026-06-01T12:00:00.000Z',
      'sort[0]': 'releaseStartTimestamp:desc',
    },
    {
      ...size,
      'pagination[page]': '1',
      'filters[releaseStartTimestamp][$null]': 'true',
      'sort[0]': 'artists:asc',
    },
  ]);
  for (const wrong of ['', '?scope=all', '?scope=past&page=0', '?scope=past&page=334']) {
    t.equal((await bff.call('GET', `/api/releases${wrong}`)).statusCode, 400, wrong);
  }
});

t.test('the calendar’s main picture is of an open release, else of the next one', async (t) => {
  const named = (name: string, ends: string) => {
    const url = `/media/${name}`;
    const large = { ...image.formats.large, url };
    const artworkImages = [{ ...image, url, formats: { ...image.formats, large } }];
    const attributes = release({ name, releaseEndTimestamp: ends, artworkImages });
    return { id: 5, attributes: { ...attributes, releaseStartTimestamp: '2026-05-30T12:00:00Z' } };
  };
  const [over, open] = [
    named('over', '2026-05-31T12:00:00Z'),
    named('open', '2026-06-03T12:00:00Z'),
  ];
  const mainPicture = async (past: readonly object[]) => {
    const bff = await startBff(t, { now: () => now, siteDir: buildTinySite(t) });
    bff.upstream.on('GET /api/releases', ({ query }) => ({
      body: page(
        query.has('filters[releaseStartTimestamp][$gte]')
          ? [named('next', '2026-06-20T12:00:00Z')]
          : query.has('filters[releaseStartTimestamp][$lt]')
            ? past
            : [],
      ),
    }));
    const { body } = await bff.call('GET', '/release-calendar', {
      headers: { accept: 'text/html' },
    });
    return /og:image" content="[^"]*\/media\/(\w+)/.exec(body)?.[1];
  };
  t.equal(await mainPicture([over, open]), 'open');
  t.equal(await mainPicture([over]), 'next');
});

t.test('a release comes with the details of its edition', async (t) => {
  const bff = await start(t);
  const main = edition({ editionSize: 75, mainPrice: 90_000, currency: 'EUR' });
  bff.upstream.on('GET /api/artworks/11', {
    body: {
      data: { id: 11, attributes: artwork({ editions: { data: [{ id: 21, attributes: main }] } }) },
      meta: {},
    },
  });
  const view = releaseView.parse((await bff.call('GET', '/api/releases/5')).json());
  t.match(view, {
    artwork: { id: 11, href: '/artworks/mara-lind/3/night-harbour/11' },
    edition: { editionSize: 75, price: { amount: 90_000, currency: 'EUR' } },
    draw: null,
  });
});

t.test(
  'a release is shown without its deleted work, and an unknown release is not found',
  async (t) => {
    const bff = await start(t);
    bff.upstream.fail('GET /api/artworks/11', { status: 404 });
    const view = releaseView.parse((await bff.call('GET', '/api/releases/5')).json());
    t.match(view, { name: 'Night Harbour, Second State', artwork: null, edition: null });
    bff.upstream.on('GET /api/releases', { body: page([]) });
    t.equal((await bff.call('GET', '/api/releases/6')).statusCode, 404);
  },
);

t.test('a drawn raffle shows its draw', async (t) => {
  const draw = { seed: 's', winners: 2, entries: 40, drawnAt: '2026-06-04T12:00:00.000Z' };
  const bff = await start(t, release({ draw }));
  t.strictSame((await bff.call('GET', '/api/releases/5')).json().draw, draw);
});

t.test('a release can be downloaded as an iCalendar file', async (t) => {
  const name =
    'Rain; or, “Not Yet”\nin a very long title that no line of seventy-five octets can hold';
  const bff = await start(t, release({ name, artwork: { data: null } }));
  const answer = await bff.call('GET', '/api/releases/5/calendar.ics');
  t.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
  t.match(answer.headers['content-disposition'], /attachment; filename="release-5\.ics"/);
  const lines = answer.body.split('\r\n');
  t.equal(lines.at(-1), '', 'every line is ended');
  t.notOk(/(^|[^\r])\n/.test(answer.body), 'and by CRLF only');
  t.ok(lines.every((line) => Buffer.byteLength(line) <= 75));
  const unfolded = answer.body.replaceAll('\r\n ', '').split('\r\n');
  t.same(unfolded.slice(0, 5), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deckle//Release calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
  ]);
  for (const line of [
    'UID:release-5@localhost',
    'DTSTAMP:20260601T120000Z',
    'DTSTART:20260601T120000Z',
    'DTEND:20260603T120000Z',
    'SUMMARY:Rain\\; or\\, “Not Yet”\\nin a very long title that no line of seventy-five octets can hold by Mara Lind',
  ]) {
    t.ok(unfolded.includes(line), line);
  }
});

t.test(
  'an all-day release lasts the whole day in its time zone, across a clock change',
  async (t) => {
    const day = (startsAt: string, dateOnlyTimezone: string) =>
      release({
        kind: 'date-only',
        releaseStartTimestamp: startsAt,
        releaseEndTimestamp: null,
        dateOnlyTimezone,
      });
    const bff = await start(t, day('2026-10-24T23:00:00.000Z', 'Europe/London'));
    const { body } = await bff.call('GET', '/api/releases/5/calendar.ics');
    t.match(body, /DTSTART:20261024T230000Z\r\nDTEND:20261026T000000Z\r\n/);
  },
);

t.test('an unscheduled release has no calendar file', async (t) => {
  const bff = await start(
    t,
    release({ kind: 'unscheduled', releaseStartTimestamp: null, releaseEndTimestamp: null }),
  );
  t.equal((await bff.call('GET', '/api/releases/5/calendar.ics')).statusCode, 404);
});

t.test('a signed-in user sets reminders and enters raffles', async (t) => {
  const bff = await start(t);
  const cookie = await bff.signIn();
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
    bff.call(method, url, { headers: { cookie } });
  const relation = { data: { id: 5, attributes: release() } };
  bff.upstream.on('GET /api/release-notifications', {
    body: page([
      { id: 1, attributes: { createdAt: '2026-05-01T00:00:00.000Z', release: relation } },
    ]),
  });
  t.strictSame((await call('GET', '/api/release-notifications')).json(), { releaseIds: [5] });
  const answers: Record<string, unknown> = {
    save: { id: 1, releaseId: 5 },
    delete: { releaseId: 5 },
  };
  for (const [method, name] of [
    ['PUT', 'save'],
    ['DELETE', 'delete'],
  ] as const) {
    const path = `POST /api/release-notifications/${name}`;
    bff.upstream.on(path, { body: { data: answers[name] } });
    t.equal((await call(method, '/api/release-notifications/5')).statusCode, 200);
    t.strictSame(bff.upstream.callsOf(path)[0]?.body, { releaseId: 5 });
  }

  const entry = {
    id: 8,
    releaseId: 5,
    enteredAt: '2026-06-01T12:30:00.000Z',
    rank: null,
    buyBy: null,
  };
  bff.upstream.on('GET /api/raffle-entries', { body: { data: [] } });
  t.strictSame((await call('GET', '/api/releases/5/entry')).json(), { entry: null });
  bff.upstream.on('POST /api/raffle-entries', { body: { data: entry } });
  const entered = ownRaffleEntry.parse((await call('POST', '/api/releases/5/entry')).json());
  t.equal(entered.entry?.id, 8);
  bff.upstream.on('GET /api/raffle-entries', { body: { data: [entry] } });
  bff.upstream.on('DELETE /api/raffle-entries/8', { body: { data: { id: 8 } } });
  t.strictSame((await call('DELETE', '/api/releases/5/entry')).json(), { entry: null });
  bff.upstream.on('POST /api/raffle-entries', {
    status: 409,
    body: {
      data: null,
      error: { status: 409, name: 'Conflict', message: '', details: { code: 'release.not-open' } },
    },
  });
  const refused = await call('POST', '/api/releases/5/entry');
  t.equal(refused.statusCode, 409);
  t.equal(refused.json().error.code, 'release.not-open');
});

t.test('reminders and entries require authentication', async (t) => {
  const bff = await start(t);
  for (const [method, url] of [
    ['GET', '/api/release-notifications'],
    ['PUT', '/api/release-notifications/5'],
    ['DELETE', '/api/release-notifications/5'],
    ['GET', '/api/releases/5/entry'],
    ['POST', '/api/releases/5/entry'],
    ['DELETE', '/api/releases/5/entry'],
  ] as const) {
    t.equal((await bff.call(method, url)).statusCode, 401, `${method} ${url}`);
  }
  t.equal(bff.upstream.callsOf('POST /api/raffle-entries').length, 0);
});
