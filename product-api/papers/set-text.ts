import type { SiteFace } from './faces.ts';
import { ink } from './ink.ts';
import { plainText, type Run, visualRuns } from './visual-runs.ts';

type Doc = PDFKit.PDFDocument;

export type Style = {
  readonly face: SiteFace;
  /** Points. */
  readonly size: number;
  readonly color?: string;
};

/** Figures of one width, so that columns of amounts stand below each other. */
const options = {
  lineBreak: false,
  features: ['tnum', 'kern'] as PDFKit.Mixins.OpenTypeFeatures[],
};
/** Of the size, from one baseline to the next. */
const leading = 1.38;

export const leadingOf = ({ size }: Style) => size * leading;

/** Points. */
export function widthOf(doc: Doc, text: string, { face, size }: Style): number {
  return visualRuns(text, face).reduce((sum, run) => sum + runWidth(doc, run, size), 0);
}

/** Of size 1. Joining and placing letters is most of the work of a paper, and texts recur. */
const knownWidths = new WeakMap<Doc, Map<string, number>>();

function runWidth(doc: Doc, { face, text }: Run, size: number): number {
  const widths = knownWidths.get(doc) ?? new Map<string, number>();
  knownWidths.set(doc, widths);
  const key = `${face} ${text}`;
  const width = widths.get(key) ?? doc.font(face).fontSize(1).widthOfString(text, options);
  widths.set(key, width);
  return width * size;
}

/** The lines of a text in a width; what has no spaces is broken where the width ends. */
export function linesOf(doc: Doc, text: string, style: Style, width: number): string[] {
  const whole = plainText(text);
  const fits = (candidate: string) => widthOf(doc, candidate, style) <= width;
  if (fits(whole)) return [whole];
  const lines: string[] = [];
  let line = '';
  for (const word of whole.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return [...lines, line];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Draws one line with its baseline at `y`; right-aligned texts end at `x`. */
export function drawLine(
  doc: Doc,
  text: string,
  style: Style,
  at: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' },
): void {
  let x = at.align === 'right' ? at.x - widthOf(doc, text, style) : at.x;
  for (const run of visualRuns(text, style.face)) {
    doc
      .font(run.face)
      .fontSize(style.size)
      .fillColor(style.color ?? ink.text);
    doc.text(run.text, x, at.y, { ...options, baseline: 'alphabetic' });
    x += runWidth(doc, run, style.size);
  }
}

/** Draws a text in a width from its first baseline; returns the baseline after its last line. */
export function drawText(
  doc: Doc,
  text: string,
  style: Style,
  at: { x: number; y: number; width: number; align?: 'left' | 'right' },
): number {
  let { y } = at;
  for (const line of linesOf(doc, text, style, at.width)) {
    drawLine(doc, line, style, { ...at, y });
    y += leadingOf(style);
  }
  return y;
}
