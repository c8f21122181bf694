import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/test.ts';
import { rulesOfLayout } from './support/variants.ts';

test('/desk/texts: an article is written, previewed, published, read and withdrawn', async ({
  page,
  browser,
  deckle,
}) => {
  await joinStaff(page, deckle, 'curator');
  await page.goto('/desk/texts');
  await expect(page.getByRole('link', { name: 'Counting windows' })).toBeVisible();
  await page.getByRole('button', { name: 'New text' }).click();
  await page.getByLabel('Title').fill('Ten Sheets Before Noon');
  await expect(page.getByLabel('Address')).toHaveValue('ten-sheets-before-noon');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await expect(page.getByText(/it needs: summary, category/)).toBeVisible();

  await page.getByLabel('Summary').fill('A morning at the press.');
  await page.getByLabel('Category').selectOption('Printmaking');
  await page.getByLabel('Author', { exact: true }).fill('Una Byline');
  await page.getByLabel('Who the author is').fill('Printer');
  await page.getByLabel('Work on the cover').fill('No Such Work');
  await page.getByLabel('By which artist').fill('Nadia Sokolovska');
  await expect(page.getByText(/no published work “No Such Work”/)).toBeVisible();
  await page.getByLabel('Work on the cover').fill('The Street We Are Keeping');
  await expect(page.getByText(/no published work/)).toHaveCount(0);
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('## The first sheet\n\nThe royalty is ');
  await text.press('End');
  await page.getByLabel('Insert a figure').selectOption('fees.royalty');
  await expect(text).toHaveValue(/\{\{fees\.royalty\}\}$/);
  await page.getByLabel('Insert a work').fill('Everyone Has Put the Kettle');
  await page.getByRole('button', { name: /^Everyone Has Put the Kettle On/ }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: /The first sheet/ })).toBeVisible();
  await expect(preview.getByText(/The royalty is \d+%/)).toBeVisible();
  await expect(preview.getByRole('link', { name: /Kettle/ })).toBeVisible();

  await page.reload();
  await expect(text, 'nothing typed is lost').toHaveValue(/The first sheet/);
  await page.keyboard.press('Tab');
  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
  await expectAccessible(page, 'the editor');
  const written = await text.inputValue();
  await text.fill('Їїїї '.repeat(7_900));
  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Version 3', { exact: true }), 'a long text fits').toBeVisible();
  await text.fill(written);
  await text.press('ControlOrMeta+s');
  await expect(page.getByText('Version 4', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the editor on a phone', rulesOfLayout);
  await page.setViewportSize({ width: 1440, height: 900 });

  const visitors = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const visitor = await visitors.newPage();
  const address = '/editorial/ten-sheets-before-noon';
  expect((await visitor.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: visitors see it now.')).toBeVisible();
  await visitor.goto('/articles?category=printmaking');
  await visitor.getByRole('link', { name: 'Ten Sheets Before Noon' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ten Sheets Before Noon');
  await expect(visitor.getByText(/The royalty is \d+%/)).toBeVisible();
  await expect(visitor.getByRole('figure')).toContainText('Everyone Has Put the Kettle On');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Visitors do not see it any more.')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitors.close();
});

test('/desk/texts: an owner puts a legal page in force, and a former version again', async ({
  page,
  deckle,
}) => {
  await joinStaff(page, deckle, 'owner');
  await page.goto('/desk/texts?find=seller-terms');
  await page.getByRole('link', { name: 'Seller terms' }).click();
  const summary = page.getByLabel('Summary');
  const before = await summary.inputValue();
  await summary.fill('What a seller promises, in short.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^Publish version/ }).click();
  await expect(page.getByText('Published: visitors see it now.')).toBeVisible();
  await page.goto('/seller-terms');
  await expect(page.getByText('What a seller promises, in short.')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'See version 1' }).click();
  await expect(page.getByRole('region', { name: 'Version 1' }).getByText(before)).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(summary).toHaveValue(before);
  await page.getByRole('button', { name: /^Publish version/ }).click();
  await expect(page.getByText(/Visitors see version \d+, the newest/)).toBeVisible();
  await page.goto('/seller-terms');
  await expect(page.getByText(before)).toBeVisible();
});
