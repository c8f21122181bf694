import type { Arrival } from '../../shared/contracts/arrival.ts';
import type { SessionView } from '../../shared/contracts/session.ts';
import { type Head, headHtml, inertJson } from './head.ts';
import type { PageItem } from './page-source.ts';
import type { SiteBuild } from './site-build.ts';

export type Theme = 'light' | 'dark';

export type ShellParts = {
  readonly build: SiteBuild;
  readonly publicUrl: string;
  /** The page's component, as the build names it; null: the page of what is not there. */
  readonly entryModule: string | null;
  readonly head: () => Head;
  readonly session: SessionView;
  readonly items: readonly PageItem[];
  /** What a person who comes back from Google or Apple is to be told. */
  readonly arrival: Arrival | null;
  readonly theme: Theme | null;
  /** Whether this document's policy lets the card processor's script in. */
  readonly allowsCardScript: boolean;
  /** Whether this document's policy lets the support chat's page be framed. */
  readonly allowsChat: boolean;
  /** Whether this is the gate, in the place of the page that was asked for. */
  readonly isGate: boolean;
  /** The first screen, with the styles that it needs; null: the browser renders it. */
  readonly rendered: { readonly html: string; readonly css: string } | null;
};

/**
 * The page as it goes out: session and first data stand in it as inert JSON, so that nothing has
 * to be asked for before the first paint.
 */
export function renderShell(parts: ShellParts): string {
  const { build, theme, rendered } = parts;
  const { template } = build;
  const files = build.filesOf(parts.entryModule ?? '');
  const data = inertData(parts);
  return [
    template.beforeHtmlAttributes,
    theme === null ? '' : ` data-theme="${theme}"`,
    parts.allowsCardScript ? ' data-card-script="allowed"' : '',
    parts.allowsChat ? ' data-chat="allowed"' : '',
    parts.isGate ? ' data-gate="closed"' : '',
    template.head,
    headHtml(parts.head(), parts.publicUrl),
    rendered ? `<style>${rendered.css}</style>${taken(files.styles)}` : linksTo(files.styles),
    rendered ? earlyClick(build) : scriptsOf(template.script, files.scripts) + data,
    template.beforeApp,
    rendered?.html ?? '',
    template.rest.replace(
      /^<\/div>/,
      // What is read first comes first; then what makes it work. At a low priority it would wait
      // for every picture further down.
      () => `</div>${rendered ? data + scriptsOf(template.script, files.scripts) : ''}`,
    ),
  ].join('');
}

/** What is rendered can be clicked before the site's own script has come. */
function earlyClick({ earlyClick: script }: SiteBuild): string {
  return script === null ? '' : `<script>${script.text}</script>`;
}

function inertData({ session, items, arrival }: ShellParts): string {
  return [
    inertJson('json', JSON.stringify(session), 'session'),
    items.length === 0 ? '' : inertJson('json', dataOf(items), 'data'),
    arrival === null ? '' : inertJson('json', JSON.stringify(arrival), 'arrival'),
  ].join('');
}

function scriptsOf(entry: string, files: readonly string[]): string {
  const preloads = files.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`);
  return preloads.join('') + entry;
}

/** The API's paths that the page would have asked, and the JSON that it would have got. */
function dataOf(items: readonly PageItem[]): string {
  const entries = items.map(({ path, answer }) => `${JSON.stringify(path)}:${answer.text}`);
  return `{${entries.join(',')}}`;
}

/** Told as there, and never fetched: else a lazy part would bring them again, in another order. */
function taken(styles: readonly string[]): string {
  return linksTo(styles).replaceAll(' crossorigin', ' disabled');
}

function linksTo(styles: readonly string[]): string {
  return styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`).join('');
}
