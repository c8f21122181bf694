import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectAccessible } from './support/expect-accessible.ts';
import { fillAddress } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { describeCopy } from './support/trades.ts';

/** A PNG of about 600 KB, as noise does not compress. */
async function makePicture(): Promise<Buffer> {
  const raw = { width: 450, height: 450, channels: 3 } as const;
  return sharp(randomBytes(450 * 450 * 3), { raw })
    .png()
    .toBuffer();
}

test('/ask-or-sell/submit-documents/…?askId=: a seller uploads documents on a slow connection, and retries after a failure', async ({
  page,
  deckle,
}) => {
  await deckle.join(page.request, 'Ines');
  const { items } = await (await page.request.get('/api/artworks')).json();
  const [artist, ...rest] = items[0].href.split('?')[0].split('/').slice(2);
  const [name, id] = rest.slice(-2);
  await page.goto(`/ask-or-sell/${artist}/${name}/${id}/Main?action=list`);
  const { editions } = await (await page.request.get(`/api/artworks/${id}`)).json();
  const { lowestAsk, highestBid } = editions.find(
    (edition: { name: string }) => edition.name === 'Main',
  );
  const usual = (lowestAsk ?? highestBid).priceGbp / 100;
  await page.getByRole('textbox', { name: 'Your price' }).fill(String(Math.ceil(usual) + 20));
  await page.getByRole('button', { name: 'Continue' }).click();
  await describeCopy(page);
  await fillAddress(page);
  await page.getByRole('button', { name: /continue|save/i }).click();
  await page.getByRole('button', { name: /^List artwork · payout/ }).click();
  await page.getByRole('link', { name: 'Upload documents' }).click();
  await page.waitForURL(/\/ask-or-sell\/submit-documents\/.+askId=\d+/);

  const section = page.getByRole('region', { name: 'The artwork' });
  const input = section.getByLabel(/Choose files/);
  const buffer = await makePicture();
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await line.send('Network.enable');

  await test.step('progress is shown during the upload', async () => {
    await speed(200_000);
    await input.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer });
    const bar = section.getByRole('progressbar', { name: 'Sending front.png' });
    await expect
      .poll(() => bar.evaluate((one) => (one as HTMLProgressElement).value), { intervals: [100] })
      .toBeGreaterThan(0.2);
    await expect(page.getByRole('button', { name: 'Do this later' })).toBeDisabled();
    await expect(section.getByRole('link', { name: 'front.png' })).toBeVisible();
    await speed(-1);
  });

  await test.step('a failure shows its reference and can be retried', async () => {
    await page.route('**/documents?type=artwork', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: { code: 'request.too-many', message: 'Too many attempts.', requestId: 'number-1' },
        },
      }),
    );
    await input.setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer });
    await expect(section.getByRole('alert')).toContainText('number-1');
    await page.unroute('**/documents?type=artwork');
    await section.getByRole('button', { name: 'Try again: back.png' }).click();
    await expect(section.getByRole('link', { name: 'back.png' })).toBeVisible();
    await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
    await expect(section.getByRole('alert')).toContainText('Choose a JPEG, PNG, WebP or PDF file.');
    await section.getByRole('button', { name: 'Remove a.gif' }).click();
  });

  await test.step('uploaded files and comments are kept after a reload', async () => {
    await section.getByLabel(/About its condition/).fill('Never framed');
    await section.getByLabel(/About its condition/).blur();
    await page.waitForResponse(/\/comments$/);
    await page.reload();
    await expect(section.getByLabel(/About its condition/)).toHaveValue('Never framed');
    const saving = page.waitForEvent('download');
    await section.getByRole('link', { name: 'front.png' }).click();
    expect((await saving).suggestedFilename()).toBe('front.png');
    await section.getByRole('button', { name: 'Remove back.png' }).click();
    await expect(section.getByRole('link', { name: 'back.png' })).toHaveCount(0);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await input.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
  await expectAccessible(page, 'the documents of a listing');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL(/\/my-account\/selling/);
  await page.getByRole('link', { name: /^Manage documents/ }).click();
  await page.waitForURL(/\/ask-or-sell\/submit-documents\/.+askId=\d+/);
  await expect(section.getByRole('link', { name: 'front.png' })).toBeVisible();
});

test('a visitor signs in to submit an artwork and returns to the form', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Noor');
  await page.context().clearCookies();
  await page.goto('/sell');
  await page.getByRole('link', { name: /Submit it/ }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByRole('button', { name: 'Sign in' }).last().click();
  await page.waitForURL((url) => url.pathname === '/submit-work');
  await page.getByLabel('Title').fill('Kiln Door');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Kiln Door');
  await page.getByLabel('Artist', { exact: true }).fill('Ines Valadares');
  await page.getByLabel('Technique').selectOption('Etching');
  await page.getByLabel('Size', { exact: true }).fill('40 × 30 cm');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Add a picture of the artwork.')).toBeVisible();
  const buffer = await makePicture();
  await page
    .getByLabel(/Choose files/)
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/thanks\/submission\/\d+$/);
  await expect(page.getByText(/You told us about Kiln Door by Ines Valadares/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Being reviewed')).toBeVisible();
});
