import { messages } from '../lib/messages.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

export function NotFoundPage() {
  usePageTitle('Not found');
  return (
    <Page title={messages.notFound.title}>
      <EmptyState
        action={<ButtonLink to="/artworks">See all artworks</ButtonLink>}
        title={messages.notFound.text}
      />
    </Page>
  );
}
