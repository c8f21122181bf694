import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RichNode } from '../../../shared/contracts/content.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { RichText } from './rich-text.tsx';

const link = (href: string): RichNode => ({
  tag: 'p',
  children: [{ tag: 'a', href, children: ['x'] }],
});

describe('RichText', () => {
  it('gives headings the anchors that the contents link to', () => {
    renderAt('/', <RichText nodes={[{ tag: 'h2', id: 'light', children: ['Light'] }]} />);
    const heading = screen.getByRole('heading', { level: 2, name: /Light/ });
    expect(heading).toHaveAttribute('id', 'light');
    expect(screen.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
      'href',
      '#light',
    );
  });

  it('opens external links in a new tab, but not on Safari', () => {
    renderAt('/', <RichText nodes={[link('https://dhl.example/')]} />);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/18 Safari/605.1');
    renderAt('/', <RichText nodes={[link('https://ups.example/')]} />);
    expect(screen.getAllByRole('link')[1]).not.toHaveAttribute('target');
    agent.mockRestore();
  });

  it('opens links to the site itself in the same window', () => {
    renderAt(
      '/',
      <RichText nodes={[link('/how-it-works/fees'), link('#b'), link('mailto:a@b.example')]} />,
    );
    for (const one of screen.getAllByRole('link')) expect(one).not.toHaveAttribute('target');
  });

  it('lets the page render artworks', () => {
    const nodes: RichNode[] = [{ artworkId: 12, caption: ['Made by light.'] }];
    renderAt(
      '/',
      <RichText
        nodes={nodes}
        work={(id, caption) => (
          <p>
            {id}: {caption}
          </p>
        )}
      />,
    );
    expect(screen.getByText('12: Made by light.')).toBeInTheDocument();
  });

  it('keeps the text of unknown elements', () => {
    const { container } = renderAt(
      '/',
      <RichText nodes={[{ tag: 'marquee', children: ['Words'] }]} />,
    );
    expect(container).toHaveTextContent('Words');
    expect(container.querySelector('marquee')).toBeNull();
  });
});
