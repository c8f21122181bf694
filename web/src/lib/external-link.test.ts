import { describe, expect, it } from 'vitest';
import { externalLinkProps } from './external-link.ts';

const agents = {
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  chromeOnIphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
};

describe('externalLinkProps', () => {
  it.each(['safari', 'chromeOnIphone'] as const)('opens in the same window in %s', (agent) => {
    expect(externalLinkProps(agents[agent])).not.toHaveProperty('target');
  });

  it.each(['chrome', 'android', 'firefox'] as const)('opens a new tab in %s', (agent) => {
    expect(externalLinkProps(agents[agent])).toMatchObject({ target: '_blank' });
  });
});
