import { setImmediate as nextTurn } from 'node:timers/promises';
import { ink } from './ink.ts';
import { bottom, left, newPage, type Pen, right, rule, styles } from './page.ts';
import type { Cell, Column, Table } from './paper.ts';
import { drawLine, leadingOf, linesOf, type Style, widthOf } from './set-text.ts';

type Placed = Column & { readonly x: number; readonly width: number };
type Line = { readonly text: string; readonly style: Style };

const gap = 10;
/** About 10 ms of drawing. */
const rowsAtATime = 10;

/**
 * Draws a table; its headings stand again on each page that it goes on to. Requests have their turn
 * after some rows of a long one.
 */
export async function drawTable(pen: Pen, table: Table): Promise<void> {
  const { doc } = pen;
  const columns = placed(table.columns);
  if (pen.y + 90 > bottom) newPage(pen);
  pen.y += 8;
  drawLine(doc, table.title, styles.subtitle, { x: left, y: pen.y });
  pen.y += 18;
  if (table.rows.length === 0) {
    drawLine(doc, table.whenEmpty ?? '–', styles.note, { x: left, y: pen.y });
    pen.y += 24;
    return;
  }
  drawHeadings(pen, columns);
  const last = table.rows.length - 1;
  for (const [index, row] of table.rows.entries()) {
    drawRow(pen, columns, row, styles.text);
    if (index < last || !table.total) endRow(pen);
    if (index % rowsAtATime === rowsAtATime - 1) await nextTurn();
  }
  if (table.total) drawTotal(pen, columns, table.total);
  pen.y += 14;
}

function placed(columns: readonly Column[]): Placed[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const space = right - left - gap * (columns.length - 1);
  let x = left;
  return columns.map((column) => {
    const width = (space * column.share) / whole;
    const here = { ...column, x, width };
    x += width + gap;
    return here;
  });
}

function drawHeadings(pen: Pen, columns: readonly Placed[]): void {
  if (columns.every(({ heading }) => heading === '')) {
    rule(pen.doc, pen.y - 12);
    pen.y += 4;
    return;
  }
  const cells = columns.map(({ heading, width }) =>
    linesOf(pen.doc, heading, styles.label, width).map((text) => ({ text, style: styles.label })),
  );
  drawCells(pen, columns, cells);
  rule(pen.doc, pen.y - 8);
  pen.y += 7;
}

function drawRow(pen: Pen, columns: readonly Placed[], row: readonly Cell[], style: Style): void {
  const cells = columns.map(({ width, isNumber }, index) =>
    cellLines(
      pen.doc,
      row[index] ?? '',
      isNumber ? fitting(pen.doc, row[index], style, width) : style,
      width,
    ),
  );
  const height = Math.max(...cells.map((lines) => lines.length)) * leadingOf(style);
  if (pen.y + height > bottom + leadingOf(style)) {
    newPage(pen);
    drawHeadings(pen, columns);
  }
  drawCells(pen, columns, cells);
}

function endRow(pen: Pen): void {
  rule(pen.doc, pen.y - 9);
  pen.y += 6;
}

/** Below a rule, which goes on to the next page with it. */
function drawTotal(pen: Pen, columns: readonly Placed[], total: readonly Cell[]): void {
  if (pen.y + leadingOf(styles.total) > bottom) {
    newPage(pen);
    drawHeadings(pen, columns);
  }
  rule(pen.doc, pen.y - 9, ink.text);
  pen.y += 7;
  drawRow(pen, columns, total, styles.total);
}

/** An amount is never broken: a long one is set smaller. */
function fitting(
  doc: PDFKit.PDFDocument,
  cell: Cell | undefined,
  style: Style,
  width: number,
): Style {
  const needed = typeof cell === 'string' ? widthOf(doc, cell, style) : 0;
  return needed <= width ? style : { ...style, size: (style.size * width) / needed - 0.05 };
}

function cellLines(doc: PDFKit.PDFDocument, cell: Cell, style: Style, width: number): Line[] {
  if (typeof cell === 'string') {
    return linesOf(doc, cell, style, width).map((text) => ({ text, style }));
  }
  const title: Style = { ...style, face: 'title', size: style.size + 1 };
  const by = { ...styles.label };
  return [
    ...linesOf(doc, cell.title, title, width).map((text) => ({ text, style: title })),
    ...(cell.by ? linesOf(doc, cell.by, by, width).map((text) => ({ text, style: by })) : []),
  ];
}

function drawCells(
  pen: Pen,
  columns: readonly Placed[],
  cells: readonly (readonly Line[])[],
): void {
  let last = pen.y;
  columns.forEach(({ x, width, isNumber }, index) => {
    let { y } = pen;
    for (const { text, style } of cells[index] ?? []) {
      const at = isNumber ? { x: x + width, y, align: 'right' as const } : { x, y };
      drawLine(pen.doc, text, style, at);
      y += leadingOf(style);
    }
    last = Math.max(last, y);
  });
  pen.y = last;
}
