import type { StoredMessage } from './message-store.ts';

export const basePath = '/sandbox/outbox';

export function listPage(messages: readonly StoredMessage[]): string {
  const rows = messages
    .map(
      (message) => `<li><a href="${basePath}/${message.id}">
        <strong>${escapeHtml(message.subject)}</strong>
        <span>to ${escapeHtml(message.to)}</span>
        <time datetime="${message.receivedAt.toISOString()}">${when(message.receivedAt)}</time>
      </a></li>`,
    )
    .join('\n');
  return page(
    'Outbox',
    `<h1>Outbox</h1>
    <p class="note">This site runs without a mail server. The e-mails it would have sent are shown here instead, to everyone who can open this page.</p>
    ${rows ? `<ol>${rows}</ol>` : '<p class="empty">Nothing has been sent yet.</p>'}
    <p><a href="${basePath}">Refresh</a> · <a href="/">Back to the site</a></p>`,
  );
}

export function messagePage(message: StoredMessage): string {
  return page(
    message.subject,
    `<p><a href="${basePath}">All messages</a></p>
    <h1>${escapeHtml(message.subject)}</h1>
    <p class="note">to ${escapeHtml(message.to)},
      <time datetime="${message.receivedAt.toISOString()}">${when(message.receivedAt)}</time></p>
    <article>${linkify(message.text)}</article>`,
  );
}

export function missingPage(): string {
  return page(
    'No such message',
    `<h1>No such message</h1><p><a href="${basePath}">All messages</a></p>`,
  );
}

export const stylesheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #121212); color: light-dark(#1b1b1b, #f0f0f0); }
a { color: light-dark(#0b57d0, #a8c7fa); }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; text-wrap: balance; }
ol { list-style: none; margin: 2rem 0; padding: 0; border-top: 1px solid; }
li a { display: grid; grid-template-columns: minmax(0, 1fr); gap: .1rem; padding: .9rem 0; border-bottom: 1px solid; text-decoration: none; color: inherit; }
li a:hover strong { text-decoration: underline; }
article { white-space: pre-wrap; border-top: 1px solid; padding-top: 1.25rem; }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Sandbox outbox</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${basePath}/style.css">
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
}

function when(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Escapes the text and turns its http addresses into links. */
function linkify(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
