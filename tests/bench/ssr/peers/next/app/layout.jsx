import '../common/site.css';
import { Frame } from '../common/pages.jsx';
import { NextLink } from './next-link.jsx';

export const metadata = { title: 'Deckle', description: 'The marketplace for art editions.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <Frame Link={NextLink}>{children}</Frame>
      </body>
    </html>
  );
}
