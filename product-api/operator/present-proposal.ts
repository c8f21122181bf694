import type { z } from 'zod';
import type { proposal, proposed } from '../../shared/desk/proposals.ts';
import type { ProposalRow } from '../commands/open-proposal.ts';
import type { listProposals } from '../queries/list-proposals.ts';
import { isoOf, isoOrNull } from './operation.ts';

type Stored = Awaited<ReturnType<typeof listProposals>>[number];
type Shown = z.output<typeof proposal>;
type Proposed = z.output<typeof proposed>;

export function presentProposal({ proposer, ...row }: Stored, actor: string): Shown {
  const { id, operation, orderId, artistId, input, proposedBy, outcome } = row;
  return {
    ...{ id, operation, orderId, artistId, proposedBy, outcome },
    input: { ...input },
    isOwn: proposer === actor,
    proposedAt: isoOf(row.proposedAt),
    waitsUntil: isoOrNull(row.waitsUntil),
    expiresAt: isoOf(row.expiresAt),
    decidedBy: row.outcome === null ? null : row.decidedBy,
    decidedAt: isoOrNull(row.decidedAt),
  };
}

/** The answer of an operation that is only proposed. */
export function presentProposed(id: number, made: ProposalRow): Proposed {
  return {
    ...{ id, proposal: made.id },
    waitsUntil: isoOrNull(made.waitsUntil),
    expiresAt: isoOf(made.expiresAt),
  };
}

export const printProposed = ({ proposal: id, waitsUntil }: Proposed): string =>
  waitsUntil === null
    ? `Proposal ${id} is made. Another treasurer or owner approves it at the desk.`
    : `Proposal ${id} is made. It can be approved at the desk from ${waitsUntil}, and all owners are told.`;
