import { useLocation } from 'react-router';
import { TextPage } from '../components/text-page.tsx';

/** Serves /terms-and-conditions and the other legal texts; the path is the text's slug. */
export function LegalPage() {
  const slug = useLocation().pathname.replaceAll('/', '');
  return (
    <TextPage addressOf={(to) => `/${to}`} contents label="Legal" section="legal" slug={slug} />
  );
}
