import t from 'tap';
import { deviceName } from './device-name.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const table: Readonly<Record<string, string | null>> = {
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0':
    'Firefox on Windows',
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${safari} Version/18.6 Mobile/15E148 Safari/604.1`]:
    'Safari on iPhone',
  [`Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${safari} CriOS/142.0 Mobile/15E148 Safari/604.1`]:
    'Chrome on iPad',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36':
    'Chrome on Android',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36':
    'Samsung Internet on Android',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0':
    'Edge on Windows',
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36':
    'Chrome on ChromeOS',
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/26.0 Safari/605.1.15`]:
    'Safari on Mac',
  'curl/8.5.0': null,
  '': null,
};

t.test('names browser and system, and nothing else of the User-Agent', async (t) => {
  for (const [userAgent, name] of Object.entries(table)) {
    t.equal(deviceName(userAgent), name, userAgent);
  }
  t.equal(deviceName(undefined), null);
  t.equal(deviceName('Something (Windows)'), 'Windows');
});
