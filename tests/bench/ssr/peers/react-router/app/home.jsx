import { Link } from 'react-router';
import { Home } from '../common/pages.jsx';

const keptMs = 60_000;
let kept = null;

/** The data is read once a minute; the page is rendered for each visitor. */
export async function loader() {
  if (kept === null || kept.at + keptMs < Date.now()) {
    const read = async (path) => (await fetch(`${process.env.DATA_URL}${path}`)).json();
    const [home, news] = await Promise.all([read('/api/home'), read('/api/home/news')]);
    kept = { at: Date.now(), home, news };
  }
  return { home: kept.home, news: kept.news };
}

export default function HomePage({ loaderData }) {
  return <Home Link={Link} {...loaderData} />;
}
