import { startUpstream } from './upstream.ts';
import { answerEverything } from './wire-fixtures.ts';

/** The product API's double as a process of its own. Keeps no calls: it answers millions. */
const upstream = await startUpstream({ teardown: () => undefined }, { keepsCalls: false });
answerEverything(upstream);
process.send?.(upstream.url);
process.on('disconnect', () => process.exit());
