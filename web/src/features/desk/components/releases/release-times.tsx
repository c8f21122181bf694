import { instantIn, midnightIn } from '../../../../../../shared/domain/zones.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { kindOf } from '../../logic/release-fields.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';

type Props = { readonly values: Readonly<Record<string, string>> };

/** Where many visitors are. */
const clocks = ['UTC', 'Europe/London', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo'];

/** What typed times are in UTC and on the clocks of visitors. */
export function ReleaseTimes({ values }: Props) {
  const { starts = '', ends = '', zone = '' } = values;
  const kind = kindOf(values.kind);
  if (kind === 'unscheduled') {
    return <p className={desk.soft}>The calendar lists it without a time, by its artist.</p>;
  }
  if (starts === '' || zone === '') return null;
  const hasEnd = kind === 'timed' || kind === 'raffle';
  const start = kind === 'date-only' ? dayStart(starts, zone) : instantIn(starts, zone);
  const end = hasEnd && ends !== '' ? instantIn(ends, zone) : null;
  if (start === null || (hasEnd && ends !== '' && end === null)) {
    return (
      <Notice title="There is no such time" tone="waiting">
        Clocks in {zoneName(zone)} skip it as summer time begins. Choose another.
      </Notice>
    );
  }
  const rows = [...new Set([...clocks, zone])].map((clock) => ({
    clock,
    start: formatDateTime(start.toISOString(), clock),
    end: end && formatDateTime(end.toISOString(), clock),
  }));
  return (
    <section aria-labelledby="clocks" className={desk.group}>
      <h2 className={desk.minor} id="clocks">
        On the clocks of visitors
      </h2>
      <DataTable
        columns={[
          { heading: 'Where', cell: ({ clock }) => zoneName(clock) },
          { heading: kind === 'date-only' ? 'The day begins' : 'Starts', cell: (row) => row.start },
          ...(end === null
            ? []
            : [{ heading: 'Ends', cell: (row: (typeof rows)[number]) => row.end }]),
        ]}
        keyOf={({ clock }) => clock}
        label="On the clocks of visitors"
        rows={rows}
        whenEmpty=""
      />
      {end !== null && end <= start && <p role="alert">It ends before it starts.</p>}
      {start.getTime() < Date.now() && (
        <p className={desk.soft}>This start is over: visitors find it among past releases.</p>
      )}
    </section>
  );
}

function dayStart(day: string, zone: string): Date | null {
  const date = day.slice(0, 10);
  return Number.isNaN(Date.parse(date)) ? null : midnightIn(date, zone);
}
