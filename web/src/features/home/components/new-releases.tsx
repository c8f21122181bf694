import { ArtworkGrid } from '../../../ui/artwork-grid.tsx';
import { useHomeNews } from '../hooks/use-home-news.ts';
import { Section } from './section.tsx';

export function NewReleases() {
  const works = useHomeNews().data?.newReleases ?? [];
  if (works.length === 0) return null;
  return (
    <Section more={{ label: 'Newest artworks', to: '/artworks?sort=newest' }} title="New releases">
      <ArtworkGrid artworks={works} />
    </Section>
  );
}
