import type { TextPage } from '../../../../../shared/contracts/content.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { HelpCentreLink } from '../../../ui/help-centre-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { useChosenShown } from '../../../ui/use-chosen-shown.ts';
import styles from './text-sheet.module.css';

type Props = {
  readonly page: TextPage;
  readonly label: string;
  readonly addressOf: (slug: string) => string;
  readonly contents: boolean;
};

export function TextSheet({ page, label, addressOf, contents }: Props) {
  return (
    <Page title={page.title}>
      <div className={styles.sheet}>
        <aside className={styles.side}>
          <nav aria-label={label}>
            <ul className={styles.pages} ref={useChosenShown()}>
              {page.section.map(({ slug, title }) => (
                <li key={slug}>
                  <ChoiceLink
                    aria-current={slug === page.slug ? 'page' : undefined}
                    className={styles.page}
                    to={addressOf(slug)}
                  >
                    {title}
                  </ChoiceLink>
                </li>
              ))}
            </ul>
            <HelpCentreLink className={styles.part} />
          </nav>
          {contents && <Contents headings={page.headings} />}
        </aside>
        <div className={styles.text}>
          <p className={styles.summary}>{page.summary}</p>
          <RichText nodes={page.text} />
          <p className={styles.updated}>
            Last updated on <time dateTime={page.updated}>{formatDay(page.updated, true)}</time>.
          </p>
        </div>
      </div>
    </Page>
  );
}

export function TextSheetSkeleton() {
  return (
    <div className={styles.sheet}>
      <div className={styles.side} />
      <TextSkeleton label="Loading the page" />
    </div>
  );
}

function Contents({ headings }: { readonly headings: TextPage['headings'] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.part} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
