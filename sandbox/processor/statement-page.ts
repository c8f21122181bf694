import { basePath, escapeHtml, formatAmount, page } from './pages.ts';
import type { Book } from './records.ts';

type Row = { readonly chargeId: string; readonly amount: number; readonly currency: string };

const latest = 50;

/** The latest charges, each with what its cardholder's bank may do, and faults to try. */
export function statementPage({ movements, disputes }: Book, faultsLeft: number): string {
  const charges = movements.filter(({ kind }) => kind === 'charge').slice(-latest);
  const rows = charges.toReversed().map(({ sourceId, amount, currency }) => {
    const found = Object.entries(disputes).find(([, one]) => one.chargeId === sourceId);
    return rowOf({ chargeId: sourceId, amount, currency }, found);
  });
  const list = rows.length === 0 ? '<p>Nothing was charged yet.</p>' : `<ul>${rows.join('')}</ul>`;
  const answering =
    faultsLeft === 0
      ? 'It answers every call.'
      : `It misbehaves for ${faultsLeft} more ${faultsLeft === 1 ? 'call' : 'calls'}.`;
  return page(
    'Payments',
    `<p>What the banks of cardholders do. The site finds out within an hour, as with a processor whose events are lost.</p>
    ${list}
    <h2>Faults</h2>
    <p>${answering}</p>
    <ul>
      <li><a href="${basePath}/faults/failing">Fail the next ten calls</a></li>
      <li><a href="${basePath}/faults/slow">Answer the next ten calls after twelve seconds</a></li>
      <li><a href="${basePath}/faults/lost">Carry out the next ten calls and lose the answers</a></li>
      <li><a href="${basePath}/faults/none">Answer every call again</a></li>
    </ul>`,
  );
}

function rowOf(
  { chargeId, amount, currency }: Row,
  dispute: [id: string, Book['disputes'][string]] | undefined,
): string {
  const paid = `${formatAmount({ amount, currency })}, <code>${escapeHtml(chargeId)}</code>`;
  if (!dispute) {
    return `<li>${paid}: <a href="${basePath}/disputes/open/${chargeId}">Take it back</a></li>`;
  }
  const [id, { state }] = dispute;
  if (state === 'open') {
    return `<li>${paid}: taken back. <a href="${basePath}/disputes/won/${id}">Return it</a> or <a href="${basePath}/disputes/lost/${id}">keep it</a></li>`;
  }
  return `<li>${paid}: taken back and ${state === 'won' ? 'returned' : 'kept'}</li>`;
}
