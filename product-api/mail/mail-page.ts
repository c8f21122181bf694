import { logoMark } from '../../shared/site.ts';

/** The HTML of a mail: one column, system fonts, readable without styles. */
export function mailPage(input: {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string };
  readonly footnote: string;
  readonly unsubscribe?: { readonly label: string; readonly link: string } | undefined;
}): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const link = escapeHtml(input.action.link);
  const end = input.unsubscribe
    ? ` <a href="${escapeHtml(input.unsubscribe.link)}" style="color:#625c53">${escapeHtml(input.unsubscribe.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(input.title)}</title>
</head>
<body style="margin:0;padding:32px 20px;background:#f6f4ef;color:#1d1b18;font:17px/1.55 Georgia,'Times New Roman',serif">
<main style="max-width:520px;margin:0 auto">
<p style="margin:0 0 32px;font-size:22px;letter-spacing:.01em">${logoMark}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:normal">${escapeHtml(input.title)}</h1>
${input.paragraphs.map(paragraph).join('\n')}
<p style="margin:28px 0"><a href="${link}" style="display:inline-block;padding:13px 22px;background:#1d1b18;color:#ffffff;text-decoration:none">${escapeHtml(input.action.label)}</a></p>
<p style="margin:0 0 16px;font-size:15px">If the button does not work, open this link:<br><a href="${link}" style="color:#5b3a1e;word-break:break-all">${link}</a></p>
<p style="margin:32px 0 0;font-size:15px;color:#625c53">${escapeHtml(input.footnote)}${end}</p>
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
