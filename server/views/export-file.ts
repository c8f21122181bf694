import type { WireExport } from '../../shared/contracts/wire/export.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';

export const exportFormats = {
  json: { type: 'application/json; charset=utf-8', write: writeJson },
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
} as const;

function writeJson(data: WireExport): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** One line for each field, as the records' fields differ: kind, number, field, value. */
function writeCsv(data: WireExport): string {
  const lines = Object.entries(data).flatMap(([kind, records]) =>
    records.flatMap((record, index) =>
      fieldsOf(record).map(([field, value]) => ({ kind, number: index + 1, field, value })),
    ),
  );
  return `${formatCsv(lines)}\r\n`;
}

/** 'shippingAddress.city' for a field within a field. */
function fieldsOf(value: unknown, path = ''): (readonly [string, string | number | null])[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      fieldsOf(inner, path === '' ? name : `${path}.${name}`),
    );
  }
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  return [[path, value === null ? null : String(value)]];
}
