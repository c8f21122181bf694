import type { Arrival } from '../../shared/contracts/arrival.ts';
import type { SessionView } from '../../shared/contracts/session.ts';
import { type Head, headHtml, inertJson } from './head.ts';
import type { PageItem } from './page-source.ts';
import type { SiteBuild } from './site-build.ts';

export type Theme = 'light' | 'dark';

export type ShellParts = {
  readonly build: SiteBuild;
  readonly publicUrl: string;
  /** The page's component, by its name in the build; null: the 'not found' page. */
  readonly entryModule: string | null;
  readonly head: () => Head;
  readonly session: SessionView;
  readonly items: readonly PageItem[];
  /** The outcome of a sign-in with Google or Apple, to be shown. */
  readonly arrival: Arrival | null;
  readonly theme: Theme | null;
  /** Whether this page's policy allows the card processor's script. */
  readonly allowsCardScript: boolean;
  /** Whether this page's policy allows framing the support chat. */
  readonly allowsChat: boolean;
  /** Whether this is the gate's page, sent instead of the requested one. */
  readonly isGate: boolean;
  /** The first screen with the styles that it needs; null: the browser renders it. */
  readonly rendered: { readonly html: string; readonly css: string } | null;
};

/**
 * The HTML document. It contains the session and the first data as inert JSON, so that the first
 * paint needs no further request.
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
    headHtml(parts.head(), parts.publicUrl, parts.session.site),
    rendered ? `<style>${rendered.css}</style>${taken(files.styles)}` : linksTo(files.styles),
    rendered ? earlyClick(build) : scriptsOf(template.script, files.scripts) + data,
    template.beforeApp,
    rendered?.html ?? '',
    template.rest.replace(
      /^<\/div>/,
      // Content comes before scripts. At low priority a script would wait for every picture further
      // down.
      () => `</div>${rendered ? data + scriptsOf(template.script, files.scripts) : ''}`,
    ),
  ].join('');
}

/** A rendered page can be clicked before the site's own script has loaded. */
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

/** The API's paths that the page would request, with their answers. */
function dataOf(items: readonly PageItem[]): string {
  const entries = items.map(({ path, answer }) => `${JSON.stringify(path)}:${answer.text}`);
  return `{${entries.join(',')}}`;
}

/** Marks inlined style sheets as loaded: a lazy part would load them again, in another order. */
function taken(styles: readonly string[]): string {
  return linksTo(styles).replaceAll(' crossorigin', ' disabled');
}

function linksTo(styles: readonly string[]): string {
  return styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`).join('');
}
