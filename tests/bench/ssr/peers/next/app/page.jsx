import { Home } from '../common/pages.jsx';
import { NextLink } from './next-link.jsx';

/** Rendered once a minute, and served from the cache meanwhile. */
export const revalidate = 60;

export default async function HomePage() {
  const read = async (path) => (await fetch(`${process.env.DATA_URL}${path}`)).json();
  const [home, news] = await Promise.all([read('/api/home'), read('/api/home/news')]);
  return <Home home={home} Link={NextLink} news={news} />;
}
