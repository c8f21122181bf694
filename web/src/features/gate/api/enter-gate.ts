import type { GateForm } from '../../../../../shared/contracts/forms/gate.ts';
import { apiSend } from '../../../lib/api/client.ts';

/** Gives this browser the pass. */
export function enterGate(form: GateForm): Promise<unknown> {
  return apiSend<unknown>('POST', '/api/gate', form);
}
