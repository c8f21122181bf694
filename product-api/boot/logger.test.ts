import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import t from 'tap';
import { secretFields } from '../../tests/support/secret-fields.ts';
import { createLogger } from './logger.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;

function linesOf(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

for (const level of levels) {
  t.test(`redacts every secret field in a line of level ${level}`, async (t) => {
    for (const name of secretFields) {
      const line = linesOf((log) => log[level]({ [name]: 'canary', its: { [name]: 'canary' } }));
      t.match(JSON.parse(line), { [name]: '[Redacted]', its: { [name]: '[Redacted]' } });
      t.notMatch(line, /canary/, name);
    }
  });
}

t.test('tells of an error what it is, and nothing that it carries', async (t) => {
  const query = new DrizzleQueryError('select 1 where email = $1', ['canary'], undefined);
  const conflict = Object.assign(new DatabaseError('duplicate key value', 1, 'error'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(canary) already exists.',
  });
  const unreadable = Object.assign(
    new DatabaseError('invalid input syntax for type uuid: "canary"', 1, 'error'),
    { code: '22P02' },
  );
  const carrying = Object.assign(new Error('went wrong'), {
    ...Object.fromEntries(secretFields.map((name) => [name, 'canary'])),
    request: { headers: { authorization: 'canary' } },
  });
  for (const error of [query, conflict, unreadable, carrying]) {
    const lines = linesOf((log) => {
      for (const level of levels) log[level]({ err: error }, 'failed');
      log.error({ err: new Error('outer', { cause: error }) }, 'failed');
    });
    t.notMatch(lines, /canary/, error.message);
  }
  const { err } = JSON.parse(linesOf((log) => log.error({ err: conflict })));
  t.match(err, { message: 'duplicate key value', code: '23505', constraint: 'users_email' });
});
