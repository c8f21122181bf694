import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect } from './support/test.ts';
import { rulesOfLayout } from './support/variants.ts';
import { test } from './support/with-own-site.ts';

test('/desk/mails: an owner writes a mail, people get it, and the default comes back', async ({
  page,
  browser,
  deckle,
  site,
}) => {
  await joinStaff(page, deckle, 'owner');
  await page.goto('/desk/mails');
  await expect(page.getByRole('table', { name: 'To the buyer of an order' })).toBeVisible();
  await page.getByRole('link', { name: 'The account was blocked at the desk' }).click();

  const preview = page.getByRole('region', { name: 'Preview' });
  const mail = preview.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
  await expect(mail.getByText('Hello Ada,')).toBeVisible();
  const button = mail.getByText('Go to Deckle');
  await expect(button).toHaveCSS('background-color', 'rgb(29, 27, 24)');
  await button.click();
  await expect(mail.getByText('Hello Ada,'), 'its links lead nowhere').toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  const subject = page.getByLabel('Subject');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Write to {{help}}.');
  await expect(page.getByText('There is no field {{help}}')).toBeVisible();
  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Nothing was saved')).toBeVisible();

  await subject.fill('A pause for your account');
  await text.fill('We have paused your account at ');
  await text.press('End');
  await page.getByLabel('Insert a field').selectOption('site.name');
  await expect(text).toHaveValue(/\{\{site\.name\}\}$/);
  await expect(mail.getByText('We have paused your account at Deckle')).toBeVisible();
  await expectAccessible(page, 'a mail');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a mail on a phone', rulesOfLayout);
  const frame = preview.locator('iframe');
  const isWhole = async () => {
    const end = await mail.getByText('You received this because').boundingBox();
    const box = await frame.boundingBox();
    return end && box ? end.y + end.height <= box.y + box.height : null;
  };
  await expect.poll(isWhole, 'the frame is as high as the mail').toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Saved: the next mail says it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The default' })).toBeVisible();

  const visitors = await browser.newContext({ baseURL: site.url });
  const person = await deckle.join(visitors.request, 'Nell');
  await deckle.operator('accounts', 'block', await idOf(person.email), '--reason', 'A test.');
  const sent = await deckle.mailTo(person.email, /We have paused your account/);
  expect(sent.subject).toBe('A pause for your account');
  expect(sent.text).toContain('We have paused your account at Deckle');
  await visitors.close();

  await page.getByRole('button', { name: 'Bring the default back' }).click();
  await expect(subject).toHaveValue('Your account is blocked');
  await expect(mail.getByRole('heading', { name: 'Your account is blocked' })).toBeVisible();
  await expect(page.getByText(/brought the default of/)).toBeVisible();

  async function idOf(email: string): Promise<string> {
    const found = await deckle.operator('accounts', 'find', email, '--json');
    return String(JSON.parse(found)[0].id);
  }
});

test('/desk/mails: mails that keep accounts safe are read alone', async ({ page, deckle }) => {
  await joinStaff(page, deckle, 'viewer');
  await page.goto('/desk/mails?message=reset-password');
  await expect(page.getByText(/its words stay/)).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toBeDisabled();
  const mail = page.frameLocator('iframe');
  await expect(
    mail.getByText(/We received a request to set a new password for your Deckle account/),
  ).toBeVisible();
});
