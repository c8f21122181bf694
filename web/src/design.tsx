import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Toaster } from './app/toaster.tsx';
import { DesignPage } from './features/design/pages/design-page.tsx';
import { OverlayProvider } from './lib/overlays/overlay-provider.tsx';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('design.html has no #root');

createRoot(root).render(
  <MemoryRouter>
    <OverlayProvider>
      <main>
        <DesignPage />
      </main>
    </OverlayProvider>
    <Toaster />
  </MemoryRouter>,
);
