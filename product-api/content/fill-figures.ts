import type { Figures } from './figures.ts';

/** Puts the figures of the marketplace where a text names them. Throws for a name that none has. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`there is no figure '${name}'`);
    return figure;
  });
}
