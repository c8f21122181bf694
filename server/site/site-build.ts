import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cutTemplate, type PageTemplate } from './page-template.ts';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  isDynamicEntry: z.boolean().default(false),
  dynamicImports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.output<typeof manifestSchema>;

/** The files that a page needs, as paths of the site. */
export type PageFiles = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** An inlined part of the page, with its hash for the page's policy. */
export type Inlined = { readonly text: string; readonly hash: string };

/** The parts of a build of which pages are made. */
export type SiteBuild = {
  /** Unique to this build. */
  readonly id: string;
  readonly template: PageTemplate;
  /** The files that the page of this entry module needs to work. */
  readonly filesOf: (entryModule: string) => PageFiles;
  /** The style sheets of the page of this entry module. */
  readonly styleOf: (entryModule: string) => Promise<Inlined>;
  /** The script that stores clicks until the page is hydrated; null where the build has none. */
  readonly earlyClick: Inlined | null;
};

/** Reads the build, and reads it again after a new build; null while there is none. */
export function createBuildReader(siteDir: string): () => Promise<SiteBuild | null> {
  const path = join(siteDir, 'index.html');
  let read: { readonly id: string; readonly build: SiteBuild } | null = null;
  return async () => {
    try {
      const id = String((await stat(path)).mtimeMs);
      if (read?.id !== id) read = { id, build: await readBuild(siteDir, id) };
      return read.build;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
}

async function readBuild(siteDir: string, id: string): Promise<SiteBuild> {
  const html = await readFile(join(siteDir, 'index.html'), 'utf8');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(siteDir, '.vite', 'manifest.json'), 'utf8')),
  );
  const styles = new Map<string, Promise<Inlined>>();
  const filesOf = (entryModule: string) =>
    collect(manifest, ['index.html', ...tablesOf(manifest, entryModule), entryModule]);

  async function readStyles(entryModule: string) {
    const paths = filesOf(entryModule).styles;
    const texts = await Promise.all(paths.map((path) => readFile(join(siteDir, path), 'utf8')));
    return inlined(texts.join('\n'));
  }

  async function readEarlyClick() {
    const found = manifest['src/early-click.ts'];
    if (!found) return null;
    const script = await readFile(join(siteDir, found.file), 'utf8');
    return inlined(`(()=>{${script.replace(/\/\/# sourceMappingURL=.*/, '').trim()}})()`);
  }

  return {
    id,
    template: cutTemplate(html),
    earlyClick: await readEarlyClick(),
    filesOf,
    styleOf(entryModule) {
      const known = styles.get(entryModule) ?? readStyles(entryModule);
      styles.set(entryModule, known);
      return known;
    },
  };
}

function inlined(text: string): Inlined {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/** The scripts, loaded later, that name where the screen's code is. */
function tablesOf(manifest: Manifest, entryModule: string): readonly string[] {
  return Object.keys(manifest).filter((name) => {
    const { isDynamicEntry, dynamicImports } = manifest[name] ?? {};
    return isDynamicEntry && dynamicImports?.includes(entryModule);
  });
}

function collect(manifest: Manifest, entries: readonly string[]): PageFiles {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string) => {
    const found = manifest[name];
    if (!found || seen.has(name)) return;
    seen.add(name);
    for (const imported of found.imports) visit(imported);
    scripts.add(`/${found.file}`);
    for (const sheet of found.css) styles.add(`/${sheet}`);
  };
  entries.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
