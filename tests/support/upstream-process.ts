import { startUpstream } from './upstream.ts';
import { answerEverything } from './wire-fixtures.ts';

/** The product API double in its own process. Does not record calls, as there are millions. */
const upstream = await startUpstream({ teardown: () => undefined }, { keepsCalls: false });
answerEverything(upstream);
process.send?.(upstream.url);
process.on('disconnect', () => process.exit());
