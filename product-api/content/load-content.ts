import { readdir, readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { isSlug, type TextKind } from '../../shared/domain/text-kinds.ts';
import type { TextFields } from '../db/schema/texts.ts';
import { type Figures, figuresAt, unknownFigures } from './figures.ts';
import { articleFront, pageFront } from './front-matter.ts';
import { misnamedWorks, parseMarkdown } from './markdown.ts';

/** A text that a new installation begins with. */
export type InitialText = TextFields & {
  /** Of an article: part of its address. */
  readonly id: number | null;
  readonly kind: TextKind;
  /** The file's name, which is part of the address. */
  readonly slug: string;
};

/** Invalid texts, one line per file. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content cannot be served:\n${problems.map((one) => `  ${one}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

export const contentDir = join(`${findPackageJSON(import.meta.url)}`, '..', 'content');

const folders: readonly (readonly [folder: string, kind: TextKind])[] = [
  ['articles', 'article'],
  ['legal', 'legal'],
  ['how-it-works', 'how-it-works'],
];

/** For the names of figures; their values do not matter here. */
const figures: Figures = figuresAt('http://localhost', { unpaidPurchases: 0, unpaidTotal: 0 });

/** Reads and checks all files. Throws a ContentError that names each invalid one. */
export async function loadContent(root: string = contentDir): Promise<InitialText[]> {
  const problems: string[] = [];
  const all = await Promise.all(
    folders.map(([folder, kind]) => readFolder(join(root, folder), folder, kind, problems)),
  );
  const texts = all.flat();
  const articles = texts.filter(({ id }) => id !== null);
  for (const [id, sharing] of Map.groupBy(articles, (article) => article.id)) {
    if (sharing.length > 1) {
      problems.push(`articles: ${sharing.map(({ slug }) => slug).join(', ')} have one id, ${id}`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return texts;
}

async function readFolder(path: string, folder: string, kind: TextKind, problems: string[]) {
  const files = await readdir(path).catch(() => {
    problems.push(`${folder}: the folder cannot be read`);
    return [];
  });
  const texts = await Promise.all(
    files.sort().map(async (file) => {
      try {
        return readText(file, kind, await readFile(join(path, file), 'utf8'));
      } catch (error) {
        const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
        problems.push(`${folder}/${file}: ${why.replaceAll('\n', ' ')}`);
        return null;
      }
    }),
  );
  return texts.filter((text) => text !== null);
}

function readText(file: string, kind: TextKind, contents: string): InitialText {
  const slug = file.replace(/\.md$/, '');
  if (!file.endsWith('.md') || !isSlug(slug)) throw new Error('a file is called some-words.md');
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(contents);
  if (!parts) throw new Error('there is no front matter between two lines of ---');
  const [, head = '', body = ''] = parts;
  const source = body.trim();
  if (source === '') throw new Error('there is no text');
  const [figure] = unknownFigures(contents, figures);
  if (figure !== undefined) throw new Error(`there is no figure '${figure}'`);
  const [misnamed] = misnamedWorks(parseMarkdown(source));
  if (misnamed !== undefined) {
    throw new Error(`'${misnamed}' does not name an artist and an artwork`);
  }
  return { kind, slug, source, ...frontOf(kind, parse(head)) };
}

function frontOf(kind: TextKind, head: unknown) {
  if (kind === 'article') {
    const { published, cover, ...front } = articleFront.parse(head);
    const { artist, artwork } = cover;
    return {
      ...{ ...front, day: published, position: null },
      ...{ coverArtist: artist, coverArtwork: artwork },
    };
  }
  const { order, updated, ...front } = pageFront.parse(head);
  const notOfPages = { category: null, author: '', role: '', coverArtist: '', coverArtwork: '' };
  return { id: null, ...front, position: order, day: updated, ...notOfPages };
}
