import { expireProposals } from '../commands/open-proposal.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';

/** Closes proposals that were not decided in time; returns how many. */
export function expireOldProposals(deps: CommandDeps): Promise<number> {
  return inTransaction(deps, (context) => expireProposals(context));
}
