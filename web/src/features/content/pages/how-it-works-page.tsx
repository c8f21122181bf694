import { useParams } from 'react-router';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { TextPage } from '../components/text-page.tsx';

const overview = 'overview';

/** Serves /how-it-works and its sub-pages. */
export function HowItWorksPage() {
  const { page = overview } = useParams();
  const addressOf = (slug: string) =>
    slug === overview ? clientRoutes.howItWorks : `${clientRoutes.howItWorks}/${slug}`;
  return <TextPage addressOf={addressOf} label="How it works" section="how-it-works" slug={page} />;
}
