import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import PDFDocument from 'pdfkit';
import type { Certificate } from './certificate.ts';
import { drawCertificate } from './draw-certificate.ts';
import { drawFooters } from './draw-footers.ts';
import { drawPaper } from './draw-paper.ts';
import { type Face, furtherFaces, readFace } from './faces.ts';
import type { Letterhead, Paper } from './paper.ts';

const siteFaces: readonly Face[] = ['sans', 'strong', 'title'];
/** Making one takes the processor as long as it lasts: several at a time would take no less. */
const oneAtATime = pLimit(1);

type Made = { readonly title: string; readonly from: Letterhead; readonly madeAt: Date };

export function renderPaper(paper: Paper, madeAt: Date): Promise<Buffer> {
  const { kind, number, from } = paper;
  return render({ title: `${kind} · ${number}`, from, madeAt }, paper, async (doc) => {
    await drawPaper(doc, paper);
    drawFooters(doc, `${from.name} · ${kind} · ${number}`);
  });
}

export function renderCertificate(certificate: Certificate, madeAt: Date): Promise<Buffer> {
  const { from, code } = certificate;
  const title = `Certificate of authentication ${code}`;
  return render({ title, from, madeAt }, certificate, async (doc) =>
    drawCertificate(doc, certificate),
  );
}

function render(
  { title, from, madeAt }: Made,
  content: object,
  draw: (doc: PDFKit.PDFDocument) => Promise<void>,
): Promise<Buffer> {
  return oneAtATime(async () => {
    const faces = [...siteFaces, ...furtherFaces(JSON.stringify(content))];
    const files = await Promise.all(
      faces.map(async (face) => [face, await readFace(face)] as const),
    );
    await nextTurn();
    const doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: from.name, Creator: from.name, CreationDate: madeAt },
    });
    for (const [face, file] of files) doc.registerFont(face, file);
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    const ended = new Promise<void>((resolve, reject) => {
      doc.on('end', resolve);
      doc.on('error', reject);
    });
    await draw(doc);
    doc.end();
    await ended;
    return Buffer.concat(pieces);
  });
}
