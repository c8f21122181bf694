import { reloadOnNewBuild } from './app/reload-on-new-build.ts';
import { startSite } from './app/start-site.tsx';
import './ui/styles/fonts.css';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

reloadOnNewBuild(window);
await startSite();
