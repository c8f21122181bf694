import { expect, it } from 'vitest';
import { sendInOrder } from './send-in-order.ts';

it('sends changes of one subject in turn, and of different ones at once', async () => {
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const call = (name: string, until?: Promise<void>) => async () => {
    log.push(name);
    await until;
    return name;
  };
  const saved = sendInOrder('save 7', call('save', first.promise));
  const dropped = sendInOrder('save 7', call('drop'));
  const other = sendInOrder('save 8', call('other'));
  expect(await other).toBe('other');
  expect(log).toEqual(['save', 'other']);
  first.resolve();
  expect(await Promise.all([saved, dropped])).toEqual(['save', 'drop']);
  expect(log).toEqual(['save', 'other', 'drop']);
});

it('continues after a failed change', async () => {
  const failed = sendInOrder('save 7', () => Promise.reject(new Error('down')));
  const next = sendInOrder('save 7', async () => 'saved');
  await expect(failed).rejects.toThrow('down');
  expect(await next).toBe('saved');
});
