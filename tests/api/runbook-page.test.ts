import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');

/** Files where an object with an `event` is not a log line. */
const noLines: ReadonlySet<string> = new Set([
  'product-api/routes/profiles/produce-analytics.ts',
  'server/support/class-of.ts',
  'server/upstream/analytics.ts',
]);

/** These files take the name of an event from a caller or from a table. */
const namedElsewhere: Readonly<Record<string, RegExp>> = {
  'product-api/boot/run-product-api.ts': /\bon(?:Step|Progress)(?:\?\.)?\('([a-z]+\.[a-z]+)'\)/g,
  'product-api/commands/record-reversals.ts': /\{ event: '([^']+)', level:/g,
};

const sources = ['server', 'product-api', 'demo'].flatMap((folder) =>
  globSync(`${folder}/**/*.ts`, { cwd: root }).filter((path) => !path.endsWith('.test.ts')),
);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The possible values of an expression; null if they cannot be determined. */
function textsOf(node: ts.Expression, file: ts.SourceFile): string[] | null {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [textsOf(node.whenTrue, file), textsOf(node.whenFalse, file)];
    return yes && no && [...yes, ...no];
  }
  if (!ts.isIdentifier(node)) return null;
  const found: (string[] | null)[] = [];
  const look = (child: ts.Node): void => {
    const isIt = ts.isVariableDeclaration(child) && child.name.getText(file) === node.text;
    if (isIt && child.initializer) found.push(textsOf(child.initializer, file));
    ts.forEachChild(child, look);
  };
  look(file);
  const all = found.flatMap((one) => one ?? []);
  return found.length > 0 && !found.includes(null) ? all : null;
}

/** Every event that a file can log, and expressions that cannot be determined. */
function eventsIn(path: string) {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const unread: string[] = [];
  const note = (node: ts.Node, value: ts.Expression) => {
    const texts = textsOf(value, file);
    if (texts) names.push(...texts);
    else if (!(path in namedElsewhere)) unread.push(`${path}: ${node.getText(file)}`);
  };
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'event') {
      note(node, node.initializer);
    } else if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'event') {
      note(node, node.name);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return { names, unread };
}

/** Log calls without an event. */
function namelessIn(path: string): string[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\blog(?:\.|\[)(?!child)[^.(]*$/.test(calleeOf(node))) {
      const [fields] = node.arguments;
      const isNamed = fields && !ts.isStringLiteralLike(fields) && !isBare(fields);
      if (!isNamed) found.push(`${path}: ${node.getText(file).slice(0, 80)}`);
    }
    ts.forEachChild(node, look);
  };
  const calleeOf = (node: ts.CallExpression) => node.expression.getText(file);
  const isBare = (fields: ts.Expression) =>
    ts.isObjectLiteralExpression(fields) &&
    !/\bevent\b|^\{ \.\.\.fields/.test(fields.getText(file));
  look(file);
  return found;
}

t.test('the runbook lists every event that the servers can log, and no other', async (t) => {
  const names = new Set<string>();
  for (const path of sources) {
    const found = eventsIn(path);
    for (const name of found.names) names.add(name);
    for (const one of noLines.has(path) ? [] : found.unread) t.fail(`cannot be read: ${one}`);
  }
  const steps = sources.flatMap((path) =>
    Object.values(namedElsewhere).flatMap((pattern) => [...textOf(path).matchAll(pattern)]),
  );
  for (const [, step = ''] of steps) names.add(step);
  for (const name of names) if (!runbook.includes(`\`${name}\``)) t.fail(`${name} is missing`);
  t.ok(names.size > 50, `${names.size} events`);
  const list = runbook.slice(runbook.indexOf('## Every event of the log'));
  const rows = list.split('\n').filter((line) => /^\| `/.test(line));
  const listed = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  t.strictSame(listed.toSorted(), [...names].toSorted(), 'each once, and none that is not written');
});

t.test('every log call has an event', async (t) => {
  t.ok(sources.length > 100, `${sources.length} files`);
  t.strictSame(sources.flatMap(namelessIn), []);
});
