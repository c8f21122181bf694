import { z } from 'zod';
import { idParams } from '../responses.ts';

/** An invalid id is a 404. */
export const documentParams = idParams.extend({ documentId: z.uuid() });
