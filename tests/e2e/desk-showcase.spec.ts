import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { type Deckle, expect, test } from './support/test.ts';
import { rulesOfLayout } from './support/variants.ts';

async function publishedArtist(deckle: Deckle, name: string): Promise<number> {
  const { id } = JSON.parse(await deckle.operator('artists', 'add', '--name', name, '--json'));
  await deckle.operator('artists', 'publish', String(id));
  return id;
}

test('/desk/releases: a curator adds a release, and a visitor sees it in the calendar', async ({
  page,
  browser,
  deckle,
}) => {
  await publishedArtist(deckle, 'Petra Kilnwright');
  await joinStaff(page, deckle, 'curator');
  await page.goto('/desk/releases');
  await page.getByRole('link', { name: 'New release' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Salt Kiln');
  await page.getByLabel('Artists', { exact: true }).fill('Kilnwright');
  await page.getByRole('button', { name: 'Petra Kilnwright' }).click();
  await page.getByLabel('When').selectOption('timed');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Starts').fill(`${year}-12-01T12:00`);
  await page.getByLabel('Ends').fill(`${year}-12-03T12:00`);
  const clocks = page.getByRole('table', { name: 'On the clocks of visitors' });
  await expect(clocks.getByRole('row', { name: /UTC/ })).toContainText('17:00');
  await page.getByLabel('Sold by').fill('Salt Press');
  await page.getByLabel('Address where it is sold').fill('https://salt.example/kiln');
  await expectAccessible(page, 'a new release');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a new release on a phone', rulesOfLayout);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salt Kiln' })).toBeVisible();

  await expect(page.getByText('It is out of the calendar', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a draft of a release');
  await page.getByRole('link', { name: 'Preview as a visitor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Salt Kiln');
  await expect(page.getByText('Salt Press').first()).toBeVisible();
  await expectAccessible(page, 'the preview of a release');
  const draft = `/api/releases/${/\d+$/.exec(page.url())?.[0]}`;
  const collectors = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  expect((await collectors.request.get(draft)).status(), 'a visitor').toBe(404);
  await deckle.join(collectors.request, 'Cole');
  expect((await collectors.request.get(draft)).status(), 'a collector').toBe(404);
  const preview = draft.replace('releases', 'release-preview');
  expect((await collectors.request.get(preview)).status()).toBe(403);
  await collectors.close();
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('button', { name: 'Put in the calendar' }).click();

  const visitors = await browser.newContext({
    baseURL: process.env.DECKLE_URL ?? '',
    timezoneId: 'Europe/London',
  });
  const visitor = await visitors.newPage();
  const path = (await page.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? '';
  await visitor.goto('/release-calendar');
  await expect(visitor.getByRole('link', { name: /Salt Kiln/ }).first()).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Salt Kiln');
  await expect(visitor.getByText('Salt Press').first()).toBeVisible();

  await page.getByLabel('Starts').fill(`${year}-12-02T12:00`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('The press moved it.');
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('It is out of the calendar', { exact: true })).toBeVisible();
  expect((await visitor.request.get(path)).status()).toBe(404);
  await page.getByRole('button', { name: 'Put in the calendar' }).click();
  await expect(page.getByText('It is out of the calendar', { exact: true })).toHaveCount(0);
  expect((await visitor.request.get(path)).status()).toBe(200);
  await visitors.close();
});

test('/desk/showcase: a curator arranges the artists of the header, and a visitor sees them', async ({
  page,
  browser,
  deckle,
}) => {
  await publishedArtist(deckle, 'Ottoline Frontispiece');
  await publishedArtist(deckle, 'Basil Frontispiece');
  await joinStaff(page, deckle, 'curator');
  await page.goto('/desk/showcase');
  const list = page.getByRole('list', { name: 'Artists of the header' });
  await page.getByRole('button', { name: 'Start from these: Artists of the header' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await page.getByRole('button', { name: 'Discard: Artists of the header' }).click();
  const field = page.getByLabel('Add an artist: Artists of the header');
  for (const name of ['Ottoline Frontispiece', 'Basil Frontispiece']) {
    await field.fill(name);
    await expect(page.getByRole('button', { name })).toBeVisible();
    await field.press('Enter');
  }
  await list.getByRole('link', { name: 'Basil Frontispiece' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.getByRole('listitem').first()).toContainText('Basil');
  await expect(list.getByRole('link', { name: 'Basil Frontispiece' })).toBeFocused();
  await expectAccessible(page, 'the showcase');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the showcase on a phone', rulesOfLayout);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save: Artists of the header' }).click();
  await expect(page.getByText(/Saved\. Visitors see it/).last()).toBeVisible();

  const visitors = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const visitor = await visitors.newPage();
  await visitor.goto('/');
  const first = visitor.getByRole('link', { name: 'Basil Frontispiece' }).first();
  await expect(first).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Ottoline Frontispiece' }).first()).toBeVisible();

  for (const name of ['Basil', 'Ottoline']) {
    await list.getByRole('button', { name: `Remove ${name} Frontispiece` }).click();
  }
  await page.getByRole('button', { name: 'Save: Artists of the header' }).click();
  await expect(page.getByRole('button', { name: 'Save: Artists of the header' })).toHaveCount(0);
  await visitor.goto('/');
  await expect(visitor.getByRole('link').first()).toBeVisible();
  await expect(first, 'the usual artists are back').toHaveCount(0);
  await visitors.close();
});

test('/desk/collections: a curator makes a collection, and a visitor reads it', async ({
  page,
  browser,
  deckle,
}) => {
  const [work] = JSON.parse(
    await deckle.operator('artworks', 'list', '--state', 'published', '--json'),
  ).items as { id: number; name: string }[];
  await joinStaff(page, deckle, 'curator');
  await page.goto('/desk/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  await page.getByLabel('Title').fill('Blues & Échos');
  await expect(page.getByLabel('Address')).toHaveValue('blues-echos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Blues & Échos' })).toBeVisible();
  await page.getByLabel('Text').fill('Works that answer one another in blue.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  await page.getByLabel('Add an artwork: Chosen works').fill(String(work?.id));
  await page
    .getByRole('button', { name: new RegExp(work?.name ?? '') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save: Chosen works' }).click();
  await expect(page.getByRole('button', { name: 'Save: Chosen works' })).toHaveCount(0);
  await expectAccessible(page, 'a collection');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();

  const visitors = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const visitor = await visitors.newPage();
  await visitor.goto('/collections/blues-echos');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Blues & Échos');
  await expect(visitor.getByRole('link', { name: new RegExp(work?.name ?? '') })).not.toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  expect((await visitor.request.get('/collections/blues-echos')).status()).toBe(404);
  await visitors.close();
});
