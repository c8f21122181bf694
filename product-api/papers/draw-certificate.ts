import { encode } from 'uqr';
import type { Certificate } from './certificate.ts';
import { drawName } from './draw-letterhead.ts';
import { ink } from './ink.ts';
import { pageHeight, pageWidth, styles } from './page.ts';
import { drawLine, drawText, leadingOf, linesOf, type Style } from './set-text.ts';

const margin = 72;
const left = margin;
const right = pageWidth - margin;
const middle = pageWidth / 2;
const label = styles.label;

/** One page that is meant to be kept with the work. */
export function drawCertificate(doc: PDFKit.PDFDocument, certificate: Certificate): void {
  doc.addPage();
  doc
    .rect(36, 36, pageWidth - 72, pageHeight - 72)
    .lineWidth(0.6)
    .strokeColor(ink.line)
    .stroke();
  const { from, title, artists, facts, date } = certificate;
  drawName(doc, from, { x: left, y: 92 });
  drawLine(
    doc,
    'Certificate of authentication',
    { face: 'sans', size: 13 },
    { x: right, y: 96, align: 'right' },
  );
  let y = 210;
  const large = titleStyle(doc, title);
  y = drawText(doc, title, large, { x: left, y, width: right - left });
  y += 4;
  y = drawText(doc, artists, { face: 'sans', size: 16 }, { x: left, y, width: right - left });
  y += 22;
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.6).strokeColor(ink.text).stroke();
  y += 26;
  for (const { name, value } of facts) {
    drawLine(doc, name, label, { x: left, y });
    y = drawText(doc, value, styles.text, { x: left + 130, y, width: right - left - 130 }) + 5;
  }
  y += 22;
  const says = `${from.name} examined this copy in hand on ${date} and found it to be the work and the edition named above.`;
  drawText(doc, says, { face: 'sans', size: 12 }, { x: left, y, width: right - left });
  drawProof(doc, certificate);
}

/** A long title is set smaller, so that the page stays one. */
function titleStyle(doc: PDFKit.PDFDocument, title: string): Style {
  const sizes = [40, 32, 26, 20].map((size): Style => ({ face: 'title', size }));
  const fits = (style: Style) =>
    linesOf(doc, title, style, right - left).length * leadingOf(style) <= 120;
  return sizes.find(fits) ?? { face: 'title', size: 15 };
}

function drawProof(doc: PDFKit.PDFDocument, { code, address, from }: Certificate): void {
  const size = 92;
  const y = pageHeight - margin - size;
  drawCode(doc, address, { x: right - size, y, size });
  const text = { x: left, width: right - left - size - 32 };
  drawLine(doc, 'Certificate number', label, { x: left, y: y + 8 });
  drawLine(doc, code, { face: 'strong', size: 13 }, { x: left, y: y + 26 });
  const invitation = `Anyone can check it at ${from.name}:`;
  const below = drawText(doc, invitation, label, { ...text, y: y + 56 });
  drawText(doc, address, { ...label, color: ink.text }, { ...text, y: below });
  doc.link(left, below - 10, text.width, 24, address);
  doc
    .moveTo(left, y - 26)
    .lineTo(right, y - 26)
    .lineWidth(0.6)
    .strokeColor(ink.hairline)
    .stroke();
  doc
    .circle(middle, y - 26, 3)
    .fillColor(ink.dot)
    .fill();
}

function drawCode(
  doc: PDFKit.PDFDocument,
  address: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { data, size: modules } = encode(address, { border: 0, ecc: 'M' });
  const unit = size / modules;
  data.forEach((row, line) => {
    row.forEach((isDark, column) => {
      if (isDark) doc.rect(x + column * unit, y + line * unit, unit, unit);
    });
  });
  doc.fillColor(ink.text).fill();
}
