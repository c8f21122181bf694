import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getCertificate } from '../../../../../shared/api/papers.ts';
import type { CertificateView } from '../../../../../shared/contracts/wire/certificates.ts';
import { certificateCode } from '../../../../../shared/domain/certificates.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './certificate-page.module.css';

/** Where anyone checks a certificate by its number, typed or from the code on the paper. */
export function CertificatePage() {
  const code = (useParams().code ?? '').toUpperCase();
  const read = useApi(certificateCode.test(code) ? apiPath(getCertificate, code) : null);
  usePageTitle('Certificate of authentication');
  return (
    <Page title="Certificate of authentication" width="narrow">
      <Loaded
        loading={
          <Loading label="Looking for the certificate">
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </Loading>
        }
        missing={
          <Notice title="There is no certificate with this number" tone="bad">
            <p>
              Compare each letter and figure with the paper. If they are the same, it is not ours.
            </p>
          </Notice>
        }
        read={certificateCode.test(code) ? read : null}
      >
        {(certificate) => <Certificate certificate={certificate} />}
      </Loaded>
    </Page>
  );
}

function Certificate({ certificate }: { readonly certificate: CertificateView }) {
  const { site } = useSession();
  const { code, title, artists, edition, size, copyNumber, issuedAt, isWithdrawn } = certificate;
  const facts = [
    ['Edition', edition],
    ['Copy', copyNumber === '' ? 'It has no number, or none was stated' : `No. ${copyNumber}`],
    ['Size', size],
    ['Authenticated on', formatDate(issuedAt, 'UTC')],
    ['Certificate number', code],
  ] as const;
  return (
    <>
      {isWithdrawn ? (
        <Notice title="This certificate holds no more" tone="bad">
          <p>The work was sent back after it was authenticated. Do not rely on the paper.</p>
        </Notice>
      ) : (
        <Notice title={`${site.name} issued this certificate`} tone="good">
          <p>
            We examined this copy in hand and found it to be the work and the edition below. Compare
            them with the work and the paper in front of you.
          </p>
        </Notice>
      )}
      <p className={styles.work}>{title}</p>
      <p className={styles.artists}>{artists}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
