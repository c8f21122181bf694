import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cutTemplate, type PageTemplate } from './page-template.ts';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunk);
type Manifest = z.output<typeof manifestSchema>;

/** The files of one screen, as paths of the site. */
export type ScreenFiles = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** What `npm run build` made, as far as pages are put together from it. */
export type SiteBuild = {
  /** Unlike any other build's. */
  readonly id: string;
  readonly template: PageTemplate;
  /** What this screen needs before it works; empty for one that the build does not know. */
  readonly filesOf: (screen: string) => ScreenFiles;
  /** The screen's style sheets as one text, to stand in the page, with its hash for the policy. */
  readonly styleOf: (screen: string) => Promise<{ readonly css: string; readonly hash: string }>;
};

/** Reads the build, anew whenever the site was built anew; null while it is not built. */
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
  const styles = new Map<string, Promise<{ css: string; hash: string }>>();
  const filesOf = (screen: string) => collect(manifest, ['index.html', screen]);

  async function readStyles(screen: string) {
    const paths = filesOf(screen).styles;
    const texts = await Promise.all(paths.map((path) => readFile(join(siteDir, path), 'utf8')));
    const css = texts.join('\n');
    return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
  }

  return {
    id,
    template: cutTemplate(html),
    filesOf,
    styleOf(screen) {
      const known = styles.get(screen) ?? readStyles(screen);
      styles.set(screen, known);
      return known;
    },
  };
}

function collect(manifest: Manifest, entries: readonly string[]): ScreenFiles {
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
