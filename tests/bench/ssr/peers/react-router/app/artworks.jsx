import { Link } from 'react-router';
import { Artworks } from '../common/pages.jsx';

export async function loader({ request }) {
  const { search } = new URL(request.url);
  return (await fetch(`${process.env.DATA_URL}/api/artworks${search}`)).json();
}

export default function ArtworksPage({ loaderData }) {
  return <Artworks Link={Link} list={loaderData} />;
}
