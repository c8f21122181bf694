import { ink } from './ink.ts';
import { left, type Pen, right, rule, styles } from './page.ts';
import type { Letterhead, Paper } from './paper.ts';
import { drawLine, drawText, leadingOf } from './set-text.ts';

const small = styles.label;

/** Who writes, what it is, and whom it is for. */
export function drawLetterhead(pen: Pen, { kind, number, from, to }: Paper): void {
  const { doc } = pen;
  const head = pen.y;
  drawName(doc, from, { x: left, y: head });
  let y = head;
  for (const line of [...from.address, ...(from.email === null ? [] : [from.email])]) {
    drawLine(doc, line, small, { x: right, y, align: 'right' });
    y += leadingOf(small);
  }
  pen.y = Math.max(head + 74, y + 34);
  pen.y = drawText(doc, kind, styles.heading, { x: left, y: pen.y, width: right - left }) - 14;
  drawLine(doc, number, { ...styles.text, color: ink.soft }, { x: left, y: pen.y });
  pen.y += 16;
  rule(doc, pen.y, ink.text);
  pen.y += 24;
  if (to.length > 0) {
    drawLine(doc, 'For', small, { x: left, y: pen.y });
    for (const line of to) {
      const at = { x: left + 130, y: pen.y, width: right - left - 130 };
      pen.y = drawText(doc, line, styles.text, at);
    }
    pen.y += 10;
  }
}

/** The logo, or the name in letters; `at.y` is the baseline of the first line beside it. */
export function drawName(
  doc: PDFKit.PDFDocument,
  { name, logo }: Letterhead,
  at: { readonly x: number; readonly y: number },
): void {
  if (logo === null) {
    drawLine(doc, name, { face: 'strong', size: 15 }, { x: at.x, y: at.y + 4 });
    return;
  }
  const height = Math.min(logo.height, 34);
  doc.image(logo.bytes, at.x, at.y - 9, { height });
}
