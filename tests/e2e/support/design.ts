import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

/** Builds the design page, which is not part of the site, and serves it under the site's policy. */
export async function openDesign(page: Page, siteUrl: string): Promise<void> {
  const built = test.info().outputPath('design');
  const build = ['build', 'web', '--mode', 'design', '--base', '/design/', '--outDir', built];
  execFileSync('vite', build, { stdio: 'pipe' });
  const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  await page.route(`${siteUrl}/design/**`, (route) =>
    route.fulfill({
      path: join(built, new URL(route.request().url()).pathname.replace('/design/', '')),
      headers: { 'content-security-policy': policy },
    }),
  );
  await page.goto('/design/design.html');
}
