import { drawLetterhead } from './draw-letterhead.ts';
import { drawTable } from './draw-table.ts';
import { ink } from './ink.ts';
import { bottom, left, newPage, type Pen, right, styles } from './page.ts';
import type { Cell, Paper } from './paper.ts';
import { drawText, leadingOf } from './set-text.ts';

/** Draws a paper on as many A4 pages as it needs. */
export async function drawPaper(doc: PDFKit.PDFDocument, paper: Paper): Promise<void> {
  const pen: Pen = { doc, y: 0 };
  newPage(pen);
  drawLetterhead(pen, paper);
  drawFacts(pen, paper.facts);
  for (const table of paper.tables) await drawTable(pen, table);
  for (const note of paper.notes) drawNote(pen, note);
}

function drawFacts(pen: Pen, facts: Paper['facts']): void {
  const { doc } = pen;
  for (const { name, value } of facts) {
    if (pen.y + 3 * leadingOf(styles.text) > bottom) newPage(pen);
    drawText(doc, name, styles.label, { x: left, y: pen.y, width: 120 });
    pen.y = drawCell(doc, value, { x: left + 130, y: pen.y, width: right - left - 130 }) + 3;
  }
  pen.y += 10;
}

function drawCell(
  doc: PDFKit.PDFDocument,
  cell: Cell,
  at: { x: number; y: number; width: number },
): number {
  if (typeof cell === 'string') return drawText(doc, cell, styles.text, at);
  const y = drawText(doc, cell.title, styles.work, at);
  return cell.by ? drawText(doc, cell.by, styles.text, { ...at, y }) : y;
}

function drawNote(pen: Pen, note: string): void {
  if (pen.y + 4 * leadingOf(styles.note) > bottom) newPage(pen);
  const at = { x: left, y: pen.y, width: Math.min(right - left, 400) };
  pen.y = drawText(pen.doc, note, { ...styles.note, color: ink.soft }, at) + 6;
}
