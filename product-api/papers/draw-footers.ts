import { left, pageHeight, right, rule, styles } from './page.ts';
import { drawLine } from './set-text.ts';

/** The same line below every page, with its number. */
export function drawFooters(doc: PDFKit.PDFDocument, line: string): void {
  const { start, count } = doc.bufferedPageRange();
  const y = pageHeight - 48;
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    rule(doc, y - 16);
    drawLine(doc, line, styles.label, { x: left, y });
    drawLine(doc, `${page + 1} of ${count}`, styles.label, { x: right, y, align: 'right' });
  }
}
