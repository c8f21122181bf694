import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startDeckle } from '../tests/support/start-deckle.ts';
import { ensureChromium } from './lib/chromium.mjs';

/** Takes the README's screenshot of a marketplace that it starts itself. */
const executablePath = await ensureChromium();
const deckle = await startDeckle();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    colorScheme: 'light',
  });
  // A new marketplace draws its pictures as they are asked for.
  page.setDefaultTimeout(180_000);
  await page.goto(deckle.url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await page.screenshot({
    path: join(import.meta.dirname, '..', 'docs', 'home.jpg'),
    type: 'jpeg',
    quality: 85,
  });
} finally {
  await browser.close();
  await deckle.stop();
}
