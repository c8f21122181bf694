import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { releases } from '../../db/schema/catalogue.ts';
import { raffleEntries } from '../../db/schema/raffles.ts';

t.test('raffle entries', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const person = await createUser(db);
  const other = await createUser(db);
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  const [open, closed, single] = (
    await db
      .insert(releases)
      .values([
        { name: 'Open', kind: 'raffle', startsAt: at(-1), endsAt: at(1) },
        { name: 'Closed', kind: 'raffle', startsAt: at(-2), endsAt: at(-1) },
        { name: 'Single', kind: 'single', startsAt: at(-1) },
      ])
      .returning({ id: releases.id })
  ).map(({ id }) => id) as [number, number, number];
  const call = (
    method: 'POST' | 'GET' | 'DELETE',
    url: string,
    payload?: object,
    by = person.bearer,
  ) =>
    app.inject({
      method,
      url: `/api/raffle-entries${url}`,
      headers: by === '' ? {} : { authorization: by },
      ...(payload ? { payload } : {}),
    });

  t.test('are made once, however often and at once', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '', { releaseId: open })),
    );
    t.ok(answers.every(({ statusCode }) => statusCode === 200));
    t.equal(new Set(answers.map((answer) => answer.json().data.id)).size, 1);
    t.match(answers[0]!.json().data, { releaseId: open, rank: null, buyBy: null });
    t.equal(await db.$count(raffleEntries), 1);
  });

  t.test('are each person’s own', async (t) => {
    await call('POST', '', { releaseId: open }, other.bearer);
    const mine = (await call('GET', '')).json().data;
    t.equal(mine.length, 1);
    t.same((await call('GET', `?filters[release][id][$eq]=${closed}`)).json().data, []);
    t.equal((await call('DELETE', `/${mine[0].id}`, undefined, other.bearer)).statusCode, 404);
    t.equal((await call('DELETE', `/${mine[0].id}`)).statusCode, 200);
    t.equal((await call('DELETE', `/${mine[0].id}`)).statusCode, 404);
    t.equal(await db.$count(raffleEntries), 1);
  });

  t.test('are refused where there is nothing to enter', async (t) => {
    for (const releaseId of [closed, single]) {
      const answer = await call('POST', '', { releaseId });
      t.equal(answer.statusCode, 409);
      t.equal(answer.json().error.details.code, 'release.not-open');
    }
    t.equal((await call('POST', '', { releaseId: 999_999 })).statusCode, 404);
    t.equal((await call('POST', '', { releaseId: 'x' })).statusCode, 400);
    t.equal((await call('POST', '', { releaseId: open, rank: 1 })).statusCode, 400);
    t.equal((await call('POST', '', { releaseId: open }, '')).statusCode, 401);
    t.equal((await call('GET', '', undefined, '')).statusCode, 401);
    t.equal((await call('DELETE', '/1', undefined, '')).statusCode, 401);
  });
});

t.test('a raffle is open from its start to just before its end', async (t) => {
  const [startsAt, endsAt] = [new Date('2026-11-10T12:00:00Z'), new Date('2026-11-12T12:00:00Z')];
  let clock = 0;
  const { app, db } = await startTestProductApi(t, { now: () => new Date(clock) });
  const values = { name: 'Open', kind: 'raffle', startsAt, endsAt } as const;
  const [release] = await db.insert(releases).values(values).returning();
  for (const [at, status] of [
    [startsAt.getTime() - 1, 409],
    [startsAt.getTime(), 200],
    [endsAt.getTime() - 1, 200],
    [endsAt.getTime(), 409],
  ] as const) {
    clock = at;
    const { bearer } = await createUser(db, { now: new Date(at) });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/raffle-entries',
      headers: { authorization: bearer },
      payload: { releaseId: release?.id },
    });
    t.equal(answer.statusCode, status, new Date(at).toISOString());
  }
});
