import t from 'tap';
import { tapFailures } from '../../scripts/lib/tap-failures.mjs';

t.test('lists failed assertions with their full names and diagnostics', async (t) => {
  const failures = tapFailures(
    [
      'TAP version 14',
      '# Subtest: orders.test.ts',
      '    # Subtest: an order is paid once',
      '        ok 1 - it is paid',
      '        not ok 2 - the total',
      '          ---',
      '          diff: |',
      '            -10',
      '            +11',
      '          ...',
      '        1..2',
      '    not ok 1 - an order is paid once',
      '    1..1',
      'not ok 1 - orders.test.ts',
      '1..1',
    ].join('\n'),
  );
  t.strictSame(failures, [
    'orders.test.ts > an order is paid once > the total\ndiff: |\n  -10\n  +11\n',
  ]);
});

t.test('lists a file that ended before one of its assertions failed', async (t) => {
  const failures = tapFailures(
    [
      'TAP version 14',
      '# Subtest: orders.test.ts',
      '    not ok 1 - the total',
      '    1..1',
      'not ok 1 - orders.test.ts',
      '# Subtest: bids.test.ts',
      '    ok 1 - a bid is placed',
      '    1..1',
      'not ok 2 - bids.test.ts',
      '  ---',
      '  signal: SIGTERM',
      '  ...',
      '1..2',
    ].join('\n'),
  );
  t.strictSame(failures, ['orders.test.ts > the total\n', 'bids.test.ts\nsignal: SIGTERM\n']);
});
