/**
 * The home page and the list of artworks with the headings, links, pictures and prices of the real
 * ones. `Link` is the framework's own.
 */
export function Home({ Link, home, news }) {
  const [first, ...others] = home.featured;
  return (
    <main>
      <section className="hero">
        <h1>The marketplace for art editions</h1>
        {first && <Card artwork={first} isMain Link={Link} />}
      </section>
      <Names Link={Link} hits={news.artists} title="Artists" />
      <Cards artworks={others} Link={Link} title="Featured artworks" />
      <Cards artworks={home.latestAsks.slice(0, 8)} Link={Link} title="Latest asks" />
      <Cards artworks={news.newReleases} Link={Link} title="New releases" />
      <Cards artworks={home.latestBids.slice(0, 6)} Link={Link} title="Latest bids" />
      <Names Link={Link} hits={news.trending} title="Trending artists" />
      <section>
        <h2>Articles</h2>
        {news.articles.map((article) => (
          <article key={article.id}>
            <h3>
              <Link to={article.href}>{article.title}</Link>
            </h3>
            <p>{article.summary}</p>
          </article>
        ))}
      </section>
    </main>
  );
}

export function Artworks({ Link, list }) {
  return (
    <main>
      <h1>Artworks</h1>
      <p>{list.total} artworks</p>
      <Cards artworks={list.items} Link={Link} title="All" />
    </main>
  );
}

export function Frame({ Link, children }) {
  return (
    <>
      <header>
        <nav aria-label="Main">
          {['artworks', 'artists', 'release-calendar', 'articles', 'how-it-works'].map((name) => (
            <Link key={name} to={`/${name}`}>
              {name}
            </Link>
          ))}
        </nav>
      </header>
      {children}
      <footer>
        {['about', 'legal', 'contact'].map((name) => (
          <Link key={name} to={`/${name}`}>
            {name}
          </Link>
        ))}
      </footer>
    </>
  );
}

function Names({ Link, hits, title }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.href}>
            <Link to={hit.href}>{hit.name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({ Link, artworks, title }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="cards">
        {artworks.map((artwork) => (
          <li key={artwork.id}>
            <Card artwork={artwork} Link={Link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ Link, artwork, isMain = false }) {
  const { picture, shown } = artwork;
  return (
    <article>
      {picture && (
        <img
          alt=""
          fetchPriority={isMain ? 'high' : 'auto'}
          height={picture.height}
          loading={isMain ? 'eager' : 'lazy'}
          sizes={isMain ? '(min-width: 48rem) 48vw, 92vw' : '(min-width: 60rem) 26vw, 70vw'}
          src={picture.formats.at(-1).url}
          srcSet={picture.formats.map(({ url, width }) => `${url} ${width}w`).join(', ')}
          style={{ background: picture.placeholder }}
          width={picture.width}
        />
      )}
      <p>{artwork.artists.map(({ name }) => name).join(', ')}</p>
      <h3>
        <Link to={artwork.href}>{artwork.name}</Link>
      </h3>
      <p>
        Ask {priceOf(shown.lowestAsk?.price)} Bid {priceOf(shown.highestBid?.price)}
      </p>
    </article>
  );
}

function priceOf(price) {
  if (!price) return '–';
  const format = { style: 'currency', currency: price.currency };
  return new Intl.NumberFormat('en-GB', format).format(price.amount / 100);
}
