import { useMemo } from 'react';
import { zoneName } from '../../../../lib/format/zone-name.ts';
import { SelectField } from '../../../../ui/select-field.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The zone in whose clocks times are stated. */
export function ZoneField({ label, value, onChange }: Props) {
  const options = useMemo(() => {
    const known = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
    return [...new Set(value === '' ? known : [value, ...known])].map((zone) => ({
      value: zone,
      label: zone.includes('/') ? `${zoneName(zone)} (${zone.split('/')[0]})` : zone,
    }));
  }, [value]);
  return (
    <SelectField
      hint="Times are what clocks there show"
      label={label}
      onChange={({ target }) => onChange(target.value)}
      options={options}
      placeholder="Choose"
      value={value}
    />
  );
}
