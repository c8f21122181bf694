import { saveCsv } from '../../../lib/save-csv.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { readonly name: string; readonly rows: Parameters<typeof saveCsv>[1] };

/** Saves the rows of a table as a file of this name. */
export function SaveAsCsv({ name, rows }: Props) {
  return (
    <div>
      <Button
        disabled={rows.length === 0}
        onClick={() => saveCsv(`${name}.csv`, rows)}
        size="small"
      >
        Save {name} as CSV
      </Button>
    </div>
  );
}
