import { z } from 'zod';
import { periodPattern } from '../domain/periods.ts';

export const periodText = z.string().regex(periodPattern);
export const statementFormats = ['pdf', 'csv'] as const;
export const statementFormat = z.enum(statementFormats);

/** The months in which something was earned or paid out, newest first: '2026-11'. */
export const statementsView = z.object({ months: z.array(z.string()) });
export type StatementsView = z.infer<typeof statementsView>;
