import { useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { downloadStatement, listStatements } from '../../../../../shared/api/papers.ts';
import { periodName } from '../../../../../shared/domain/periods.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './papers.module.css';
import { Section } from './section.tsx';

/** What a seller sold and was paid, by month and by year; nothing before the first sale. */
export function Statements() {
  const { data } = useApi(apiPath(listStatements));
  const [chosen, setChosen] = useState<string | null>(null);
  const months = data?.months ?? [];
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  const [first] = months;
  if (first === undefined) return null;
  const period = chosen ?? first;
  return (
    <Section title="Statements">
      <div className={styles.choice}>
        <SelectField
          label="Month or year"
          onChange={({ target }) => setChosen(target.value)}
          options={[...months, ...years].map((value) => ({ value, label: periodName(value) }))}
          value={period}
        />
        <ButtonAnchor download href={apiPath(downloadStatement, period, 'pdf')}>
          Download as PDF
        </ButtonAnchor>
        <ButtonAnchor download href={apiPath(downloadStatement, period, 'csv')}>
          For a spreadsheet (CSV)
        </ButtonAnchor>
      </div>
      <p className={styles.note}>
        A sale counts on the day on which it is completed, a payout when we send it. Days are in
        UTC.
      </p>
    </Section>
  );
}
