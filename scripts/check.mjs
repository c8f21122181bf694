import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const { failed } = await runChecks();
process.exit(failed.length === 0 ? 0 : 1);
