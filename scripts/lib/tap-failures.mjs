import { Parser } from 'tap-parser';
import { stringify } from 'yaml';

/**
 * The failed assertions in TAP output, each with its full name and diagnostics. A subtest that
 * failed without one, such as a file that timed out, is listed itself.
 */
export function tapFailures(output) {
  const failures = [];
  const listen = (parser) => {
    let failedBefore = 0;
    parser.on('child', (child) => {
      failedBefore = failures.length;
      listen(child);
    });
    parser.on('assert', ({ ok, closingTestPoint, fullname, diag }) => {
      const isTold = closingTestPoint && failures.length > failedBefore;
      if (!ok && !isTold) failures.push(`${fullname}\n${diag ? stringify(diag) : ''}`);
    });
  };
  const parser = new Parser();
  listen(parser);
  parser.end(output);
  return failures;
}
