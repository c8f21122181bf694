import { expect, it, vi } from 'vitest';

it('draws frames also after one was asked for under fake timers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  requestAnimationFrame(() => undefined);
  vi.useRealTimers();
  await expect(new Promise(requestAnimationFrame)).resolves.toBeTypeOf('number');
});
