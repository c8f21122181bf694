import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of a PDF as a reader sees them, page by page. */
export async function linesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const byBaseline = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = item.transform;
      const line = byBaseline.get(Math.round(y)) ?? [];
      byBaseline.set(Math.round(y), [...line, { x, text: item.str }]);
    }
    const rows = [...byBaseline].sort(([one], [other]) => other - one);
    for (const [, parts] of rows) {
      lines.push(
        parts
          .sort((one, other) => one.x - other.x)
          .map(({ text }) => text.trim())
          .join(' ')
          // The dots of Arabic letters are drawn apart and stand for no character.
          .replaceAll(/\p{Cc}/gu, ''),
      );
    }
  }
  await loading.destroy();
  return lines;
}
