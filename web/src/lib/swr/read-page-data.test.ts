import { describe, expect, it } from 'vitest';
import { readPageData } from './read-page-data.ts';

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('readPageData', () => {
  it('reads the page’s inert JSON', () => {
    const shell = page('<script type="application/json" id="data">{"/api/home":{}}</script>');
    expect(readPageData(shell, 'data')).toEqual({ '/api/home': {} });
  });

  it('is null for missing or malformed JSON', () => {
    expect(readPageData(page(''), 'session')).toBeNull();
    expect(readPageData(page('<script id="session">{"user"</script>'), 'session')).toBeNull();
  });
});
