import { z } from 'zod';
import { richNode } from '../contracts/content.ts';
import { textOperations } from './texts.ts';

const { input, answer } = textOperations['texts preview'];

/** POST /api/text-preview: a text as it is being written. */
export const textPreviewBody = input;
export type TextPreviewBody = z.input<typeof input>;

/** The text in the elements that visitors’ pages are made of. */
export const textPreview = z.object({
  ...answer.omit({ html: true }).shape,
  text: z.array(richNode),
});
export type TextPreview = z.infer<typeof textPreview>;
