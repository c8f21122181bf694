import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Frame } from '../common/pages.jsx';
import '../common/site.css';

export const meta = () => [
  { title: 'Deckle' },
  { name: 'description', content: 'The marketplace for art editions.' },
];

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame Link={Link}>
          <Outlet />
        </Frame>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
