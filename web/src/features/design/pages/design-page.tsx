import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { Controls } from '../components/controls.tsx';
import { Feedback } from '../components/feedback.tsx';
import { Foundations } from '../components/foundations.tsx';
import { Market } from '../components/market.tsx';

/** Every primitive in every state, for developers; not part of the built site. */
export function DesignPage() {
  usePageTitle('Design');
  return (
    <Page title="Design">
      <Foundations />
      <Controls />
      <Market />
      <Feedback />
    </Page>
  );
}
