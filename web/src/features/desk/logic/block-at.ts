/** The block of a Markdown text at an offset, from 0: blank lines end blocks. `blockAt('a\\n\\nb', 4)` is 1. */
export function blockAt(text: string, offset: number): number {
  const blocks = text
    .slice(0, offset)
    .split(/\n[^\S\n]*\n/)
    .filter((block) => block.trim() !== '');
  const isBetween = /\n[^\S\n]*\n\s*$/.test(text.slice(0, offset));
  return Math.max(0, blocks.length - (isBetween ? 0 : 1));
}
