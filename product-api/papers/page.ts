import { ink } from './ink.ts';
import type { Style } from './set-text.ts';

/** Points of an A4 page. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const left = 56;
export const right = pageWidth - 56;
export const top = 64;
/** The last baseline above the footer. */
export const bottom = pageHeight - 92;

/** Where the next baseline is. */
export type Pen = { readonly doc: PDFKit.PDFDocument; y: number };

export const styles = {
  heading: { face: 'sans', size: 26 },
  subtitle: { face: 'strong', size: 11 },
  text: { face: 'sans', size: 10 },
  work: { face: 'title', size: 12 },
  label: { face: 'sans', size: 8.5, color: ink.soft },
  note: { face: 'sans', size: 9, color: ink.soft },
  total: { face: 'strong', size: 10.5 },
} as const satisfies Readonly<Record<string, Style>>;

export function newPage(pen: Pen): void {
  pen.doc.addPage();
  pen.y = top;
}

export function rule(doc: PDFKit.PDFDocument, y: number, color: string = ink.hairline): void {
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(color).stroke();
}
