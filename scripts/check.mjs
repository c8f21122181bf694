import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed === 0 ? 0 : 1);
