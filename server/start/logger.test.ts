import t from 'tap';
import { secretFields } from '../../tests/support/secret-fields.ts';
import { createLogger } from './logger.ts';

function lineOf(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

t.test('redacts what must not be logged, three levels deep', async (t) => {
  const line = lineOf((log) =>
    log.info({
      email: 'ada@canary.example',
      user: { id: 7, email: 'ada@canary.example', more: { jwt: 'canary', is: 'kept' } },
      calls: [{ authorization: 'canary', path: '/api' }],
    }),
  );
  t.match(line, {
    email: '[Redacted]',
    user: { id: 7, email: '[Redacted]', more: { jwt: '[Redacted]', is: 'kept' } },
    calls: [{ authorization: '[Redacted]', path: '/api' }],
  });
  t.notMatch(JSON.stringify(line), /canary/);
});

for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
  t.test(`redacts every secret field in a line of level ${level}`, async (t) => {
    for (const name of secretFields) {
      const carrying = Object.assign(new Error('went wrong'), { [name]: 'canary' });
      const line = lineOf((log) =>
        log[level]({ [name]: 'canary', its: { [name]: 'canary' }, err: carrying }),
      );
      t.match(line, { [name]: '[Redacted]', its: { [name]: '[Redacted]' } });
      t.notMatch(JSON.stringify(line), /canary/, name);
    }
  });
}

t.test('redacts what an error carries, and keeps its message', async (t) => {
  const error = Object.assign(new Error('went wrong'), {
    token: 'canary',
    request: { cookie: 'canary' },
  });
  const line = lineOf((log) => log.error({ err: error }, 'failed'));
  t.match(line, {
    err: { message: 'went wrong', token: '[Redacted]', request: { cookie: '[Redacted]' } },
  });
  t.notMatch(JSON.stringify(line), /canary/);
});

t.test('leaves what it was given as it was', async (t) => {
  const given = { user: { email: 'ada@canary.example' } };
  lineOf((log) => log.info(given));
  t.equal(given.user.email, 'ada@canary.example');
});
