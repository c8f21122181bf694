import { z } from 'zod';
import { idParams } from '../responses.ts';

/** What is no id is not found. */
export const documentParams = idParams.extend({ documentId: z.uuid() });
