import { Artworks } from '../../common/pages.jsx';
import { NextLink } from '../next-link.jsx';

export default async function ArtworksPage({ searchParams }) {
  const query = new URLSearchParams(await searchParams);
  const answer = await fetch(`${process.env.DATA_URL}/api/artworks?${query}`, {
    cache: 'no-store',
  });
  return <Artworks Link={NextLink} list={await answer.json()} />;
}
