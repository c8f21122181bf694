import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { cruise, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = join(import.meta.dirname, '..', '..');
const { ruleSet = {} } = await extractOptions(join(root, '.dependency-cruiser.mjs'));

export const ruleNames = (ruleSet.forbidden ?? []).map(({ name = '' }) => name);

export type Planted = {
  readonly from: string;
  readonly to: string;
  /** Only a type is imported, which leaves with the types. */
  readonly isType?: boolean;
};

/** Writes a project of empty files with these imports; returns those that a rule forbids. */
export async function forbiddenImports(
  dir: string,
  planted: Iterable<Planted>,
  files: Iterable<string> = [],
): Promise<readonly { readonly rule: string; readonly from: string; readonly to: string }[]> {
  const lines = new Map([...files].map((file): [string, string[]] => [file, []]));
  for (const { from, to, isType } of planted) {
    const path = relative(dirname(from), to);
    const address = path.startsWith('.') ? path : `./${path}`;
    const line = isType ? `import type { T } from '${address}';` : `import '${address}';`;
    lines.set(from, [...(lines.get(from) ?? []), line]);
    lines.set(to, lines.get(to) ?? []);
  }
  for (const [file, imports] of lines) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    const text = ['export type T = never;', ...imports, ''].join('\n');
    await writeFile(join(dir, file), file.endsWith('.js') ? 'export {};\n' : text);
  }
  const { output }: IReporterOutput = await cruise(['.'], {
    validate: true,
    ruleSet,
    baseDir: dir,
    tsPreCompilationDeps: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
