import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { TextPage } from '../../../../../shared/contracts/content.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { HowItWorksPage } from './how-it-works-page.tsx';
import { LegalPage } from './legal-page.tsx';

const page = (slug: string, title: string): TextPage => ({
  slug,
  title,
  summary: 'In short.',
  updated: '2026-11-20',
  text: [{ tag: 'h2', id: 'one', children: ['One'] }],
  headings: [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
  ],
  section: [
    { slug: 'overview', title: 'How it works' },
    { slug: 'fees', title: 'Fees' },
  ],
});

const site = (
  <Routes>
    <Route element={<HowItWorksPage />} path="/how-it-works" />
    <Route element={<HowItWorksPage />} path="/how-it-works/:page" />
    <Route element={<LegalPage />} path="*" />
  </Routes>
);

describe('HowItWorksPage', () => {
  it('links to the section’s pages and marks the current one', () => {
    renderAt(
      '/how-it-works/fees',
      site,
      {},
      { '/api/pages/how-it-works/fees': page('fees', 'Fees') },
    );
    const nav = within(screen.getByRole('navigation', { name: 'How it works' }));
    expect(nav.getByRole('link', { name: 'How it works' })).toHaveAttribute(
      'href',
      '/how-it-works',
    );
    expect(nav.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1, name: 'Fees' })).toBeInTheDocument();
    expect(screen.getByText('20 November 2026')).toBeInTheDocument();
  });

  it('shows the overview at /how-it-works', () => {
    const data = { '/api/pages/how-it-works/overview': page('overview', 'How it works') };
    renderAt('/how-it-works', site, {}, data);
    expect(screen.getByRole('heading', { level: 1, name: 'How it works' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });
});

describe('LegalPage', () => {
  it('lists its headings with links', () => {
    const data = { '/api/pages/legal/privacy-policy': page('privacy-policy', 'Privacy policy') };
    renderAt('/privacy-policy', site, {}, data);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#two');
  });
});
