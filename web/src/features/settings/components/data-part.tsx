import { apiPath } from '../../../../../shared/api/call.ts';
import { exportAccount } from '../../../../../shared/api/settings.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

const formats = [
  { format: 'csv', label: 'Download for a spreadsheet (CSV)' },
  { format: 'json', label: 'Download for a program (JSON)' },
] as const;

export function DataPart() {
  return (
    <Part
      lead="Everything we keep about you: your account, addresses, bids, listings, orders and what you collect. Your files can be downloaded where you uploaded them."
      name="data"
    >
      <div className={styles.actions}>
        {formats.map(({ format, label }) => (
          <ButtonAnchor
            download
            href={apiPath(exportAccount, { format })}
            key={format}
            size="small"
          >
            {label}
          </ButtonAnchor>
        ))}
      </div>
    </Part>
  );
}
