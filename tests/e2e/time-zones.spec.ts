import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { enter, paidOrder } from './support/trades.ts';

const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const { year: _, ...dayAndMonth } = date;

/** How an instant is written in a time zone, by Node. */
const written = (zone: string, iso: string, options: Intl.DateTimeFormatOptions = date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(new Date(iso));

async function read(request: APIRequestContext, path: string) {
  return (await request.get(path)).json();
}

/**
 * An announced release at an hour at which the zones have different days. The next
 * release stands above the list, without a heading, and so does what follows on the same day.
 */
async function announcedRelease(request: APIRequestContext) {
  const { items } = await read(request, '/api/releases?scope=upcoming');
  const afterNext = Date.parse(items[0].startsAt) + 2 * 86_400_000;
  for (const release of items) {
    if (Date.parse(release.startsAt) < afterNext) continue;
    const card = await read(request, `/api/artworks?q=${encodeURIComponent(release.name)}`);
    const [work] = card.items;
    const isDated = release.kind !== 'date-only' && release.startsAt.slice(11) > '12';
    if (isDated && work?.comesOut && work.shown.lowestAsk === null) return { release, work };
  }
  throw new Error('no release with an artwork that is not traded yet');
}

async function checkRelease(
  page: Page,
  zone: string,
  { release, work }: Awaited<ReturnType<typeof announcedRelease>>,
): Promise<void> {
  const day = written(zone, release.startsAt);
  await page.goto('/release-calendar');
  const [dd, mm, yyyy] = written(zone, release.startsAt, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  }).split('/');
  const listed = page
    .getByRole('listitem')
    .filter({ has: page.locator(`h3 time[datetime="${yyyy}-${mm}-${dd}"]`) });
  await expect(listed.getByRole('link', { name: release.name })).toBeVisible();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  await expect(listed).toContainText(written(zone, release.startsAt, time));
  await page.goto(release.href);
  await expect(page.getByText(day).first()).toBeVisible();
  await page.goto(work.href);
  await expect(page.getByText(`Release date: ${day}`)).toBeVisible();
  const dates = (await page.getByRole('main').innerText()).match(/\d+ [A-Z][a-z]+ 20\d\d/g);
  expect(new Set(dates), 'no other date').toEqual(new Set([day]));
  await page.goto(`/artworks?q=${encodeURIComponent(release.name)}`);
  const out = `Out ${written(zone, release.startsAt, dayAndMonth)}`;
  await expect(page.getByText(out)).toBeVisible();
}

test('dates are the viewer’s on both sides of the server’s time, from the first render on', async ({
  page,
  browser,
  deckle,
}) => {
  const baseURL = process.env.DECKLE_URL ?? '';
  const elsewhere = await browser.newContext({ baseURL });
  await enter(page.request, deckle, 'Sela');
  await enter(elsewhere.request, deckle, 'Bram');
  const people = { seller: page.request, buyer: elsewhere.request };
  const { work, orderId } = await paidOrder(deckle, people);
  const { order } = await read(page.request, `/api/account/orders/${orderId}`);
  const announced = await announcedRelease(page.request);
  const storageState = await page.context().storageState();

  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles']) {
    await test.step(zone, async () => {
      const there = await browser.newContext({ baseURL, timezoneId: zone, storageState });
      const visitor = await there.newPage();
      const errors: string[] = [];
      visitor.on('pageerror', ({ message }) => errors.push(message));
      visitor.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await checkRelease(visitor, zone, announced);
      await visitor.goto(`/my-account/selling/sale/${work.id}/${orderId}`);
      const clock = { ...date, hour: '2-digit', minute: '2-digit' } as const;
      const deadline = written(zone, order.deadline, clock);
      await expect(visitor.getByText(deadline).first()).toBeVisible();
      const shipped = visitor.getByLabel('Shipped on');
      const [least, today] = [await shipped.getAttribute('min'), await shipped.inputValue()];
      expect(least && least <= today, 'today can be chosen').toBe(true);
      await visitor.goto('/notifications');
      const sold = visitor.getByRole('main').locator('time').first();
      const at = (await sold.getAttribute('datetime')) ?? '';
      await expect(sold).toHaveAttribute('title', written(zone, at, clock));
      expect(errors, 'errors of hydration').toEqual([]);
      await there.close();
    });
  }
  await elsewhere.close();
});
