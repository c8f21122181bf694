import type { Arrival } from '../../shared/contracts/arrival.ts';
import type { SessionView } from '../../shared/contracts/session.ts';
import type { PageData } from './page-data.ts';
import type { PageTemplate } from './page-template.ts';

export type Theme = 'light' | 'dark';

/**
 * The page as it goes out: session and first data stand in it as inert JSON, so that nothing has
 * to be asked for before the first paint.
 */
export function renderShell(
  template: PageTemplate,
  parts: {
    readonly session: SessionView;
    readonly data: PageData | null;
    /** What somebody who comes back from Google or Apple is to be told. */
    readonly arrival: Arrival | null;
    readonly theme: Theme | null;
    /** Whether this document's policy lets the card processor's script in. */
    readonly allowsCardScript: boolean;
  },
): string {
  const { session, data, arrival, theme, allowsCardScript } = parts;
  return [
    template.beforeHtmlAttributes,
    theme === null ? '' : ` data-theme="${theme}"`,
    allowsCardScript ? ' data-card-script="allowed"' : '',
    template.beforeHeadEnd,
    inertJson('session', JSON.stringify(session)),
    data === null ? '' : inertJson('data', `{${JSON.stringify(data.path)}:${data.json}}`),
    arrival === null ? '' : inertJson('arrival', JSON.stringify(arrival)),
    template.rest,
  ].join('');
}

/** In a script element `<` could end it or start a comment; JSON may write it as an escape. */
function inertJson(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}
