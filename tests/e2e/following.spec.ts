import { setTimeout as sleep } from 'node:timers/promises';
import { confirmationPath, fillRegistration, newPerson, register } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('/following?tab=: a user finds followed artists and saved works, and can unfollow', async ({
  page,
  deckle,
}) => {
  const person = newPerson('Lena');
  const { header } = await (await page.request.get('/api/artists')).json();
  const [artist, other] = header;
  await page.goto('/following?tab=saved');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(artist.href);
  await page.getByRole('button', { name: `Follow ${artist.name}` }).click();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('We’ve sent a link')).toBeVisible();
  await page.goto(confirmationPath((await deckle.mailTo(person.email)).text));
  await expect(page.getByText(`You now follow ${artist.name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'View followed artists' }).click();

  await expect(page).toHaveURL('/following?tab=following');
  const tab = page.getByRole('navigation', { name: 'Following and saved' });
  await expect(tab.locator('[aria-current]')).toHaveText('Artists');
  const following = page.getByRole('button', { name: `Following ${artist.name}` });
  await expect(following).toBeVisible();
  await page.goto(other.href);
  await page.getByRole('button', { name: `Follow ${other.name}` }).click();
  const save = page.getByRole('button', { name: /^Save / }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const work = (await save.getAttribute('aria-label'))?.replace('Save ', '') ?? '';

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Following', exact: true }).first().click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first(), 'the latest first').toContainText(other.name);
  await page.getByRole('button', { name: `E-mails about ${other.name}` }).click();
  await page.getByRole('checkbox', { name: 'A new sale' }).uncheck();
  await expect(rows.first()).toContainText('E-mails about lower asks, higher bids and releases');
  // After quick presses on a slow line, the last one counts.
  const follow = page.getByRole('button', { name: `Follow ${artist.name}` });
  const answered = (method: string) =>
    page.waitForResponse((answer) => answer.request().method() === method);
  await page.route('**/api/follow-artists', async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await Promise.all([answered('DELETE'), following.click()]);
  const both = Promise.all([answered('POST'), answered('DELETE')]);
  await follow.click();
  await following.click();
  await expect(follow).toBeVisible();
  await both;

  await page
    .getByRole('link', { name: 'Artworks', exact: true })
    .and(page.locator('main a'))
    .click();
  await expect(page).toHaveURL('/following?tab=saved');
  await expect(tab.locator('[aria-current]')).toHaveText('Artworks');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: work }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(work.slice(0, 8));
  await page.goBack();
  await expect(page.getByRole('button', { name: `Save ${work}`, pressed: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/following?tab=following');
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('E-mails about lower asks, higher bids and releases');
});

test('tabs share the session and follows', async ({ page, deckle }) => {
  const person = newPerson('Mona');
  const { header } = await (await page.request.get('/api/artists')).json();
  const [artist] = header;
  const other = await page.context().newPage();
  await page.goto(artist.href);
  await page.getByRole('button', { name: `Follow ${artist.name}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await register(page.request, person);
  await other.goto(confirmationPath((await deckle.mailTo(person.email)).text));
  await expect(page.getByRole('dialog')).toBeHidden();
  const [here, there] = [page, other].map((tab) => ({
    following: tab.getByRole('button', { name: `Following ${artist.name}` }),
    follow: tab.getByRole('button', { name: `Follow ${artist.name}` }),
  }));
  await expect(here!.following, 'what was pressed goes on in its tab').toBeVisible();
  await other.goto(artist.href);
  await there!.following.click();
  await expect(there!.follow).toBeVisible();
  await expect(here!.follow, 'what is taken back in one tab is so in all').toBeVisible();
  await other.close();
});

test('a release reminder is listed in notifications until it is removed', async ({
  page,
  deckle,
}) => {
  await page.goto('/notifications/reminders');
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await deckle.join(page.request, 'Nils');
  await page.goto('/notifications/reminders');
  await page.getByRole('link', { name: 'View release calendar' }).click();
  const first = page.getByRole('button', { name: /^Set reminder for / }).first();
  const name = (await first.textContent())?.replace('Set reminder for ', '') ?? '';
  // By name, as another release may become the first while the calendar loads.
  await page.getByRole('button', { name: `Set reminder for ${name}` }).click();
  await expect(page.getByText(`We will e-mail you when ${name} opens.`)).toBeVisible();
  await page.goBack();
  const stop = page.getByRole('button', { name: `Remove reminder for ${name}` });
  await stop.click();
  await expect(page.getByRole('button', { name: `Set reminder for ${name}` })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No release reminders yet')).toBeVisible();
});

test('/artists and /artists/{slug}/{id}: an artist is found and followed, and Undo restores a follow and a save', async ({
  page,
  deckle,
}) => {
  await deckle.join(page.request, 'Una');
  const { header } = await (await page.request.get('/api/artists')).json();
  const [artist] = header;
  await page.goto('/following');
  await expect(page.getByText(/^Press Follow on an artist’s page/)).toBeVisible();
  await page.goto('/artists');
  await page.getByRole('main').getByRole('link', { name: artist.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: artist.name })).toBeVisible();
  const follow = page.getByRole('button', { name: `Follow ${artist.name}` });
  const sent = (method: string, path: RegExp) =>
    page.waitForResponse(
      (answer) => answer.request().method() === method && path.test(answer.url()),
    );
  await Promise.all([sent('POST', /\/api\/follow-artists$/), follow.click()]);
  const save = page.getByRole('button', { name: /^Save / }).first();
  await Promise.all([sent('PUT', /\/api\/saves\/\d+$/), save.click()]);
  await page.goto('/following');
  const following = page.getByRole('button', { name: `Following ${artist.name}` });
  const undo = page.getByRole('button', { name: 'Undo' });
  await following.click();
  await expect(page.getByText(`You no longer follow ${artist.name}.`)).toBeVisible();
  await Promise.all([sent('POST', /\/api\/follow-artists$/), undo.click()]);
  await expect(following).toBeVisible();
  await page.goto('/following?tab=saved');
  await save.click();
  await expect(page.getByText(/is no longer saved\.$/)).toBeVisible();
  await Promise.all([sent('PUT', /\/api\/saves\/\d+$/), undo.click()]);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/following');
  await expect(following).toBeVisible();
});
