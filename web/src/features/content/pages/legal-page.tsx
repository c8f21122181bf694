import { useLocation } from 'react-router';
import { TextPage } from '../components/text-page.tsx';

/** /terms-and-conditions and the other legal texts: each stands at its own name. */
export function LegalPage() {
  const slug = useLocation().pathname.replaceAll('/', '');
  return (
    <TextPage addressOf={(to) => `/${to}`} contents label="Legal" section="legal" slug={slug} />
  );
}
