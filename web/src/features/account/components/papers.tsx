import { apiPath } from '../../../../../shared/api/call.ts';
import { downloadOrderPaper } from '../../../../../shared/api/papers.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { certificatePath } from '../../../../../shared/domain/certificates.ts';
import type { OrderPaper } from '../../../../../shared/domain/order-papers.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './papers.module.css';
import { Section } from './section.tsx';

const names: Record<OrderPaper, string> = {
  receipt: 'Receipt (PDF)',
  statement: 'Sale statement (PDF)',
  certificate: 'Certificate of authentication (PDF)',
};

/** What there is to keep or print of an order. */
export function Papers({ view }: { readonly view: OrderView }) {
  if (view.papers.length === 0) return null;
  return (
    <Section title="Papers">
      <div className={styles.papers}>
        {view.papers.map((paper) => (
          <ButtonAnchor
            download
            href={apiPath(downloadOrderPaper, view.order.id, paper)}
            key={paper}
            size="small"
          >
            {names[paper]}
          </ButtonAnchor>
        ))}
      </div>
      {view.side === 'buyer' && view.certificate !== null && (
        <p className={styles.note}>
          Anyone can check the certificate at{' '}
          <Link to={certificatePath(view.certificate)}>its own page</Link>, which names nobody. Keep
          it with the work.
        </p>
      )}
    </Section>
  );
}
