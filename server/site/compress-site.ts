import { compressFiles } from './compress-files.ts';

/** The last step of a build: `node server/site/compress-site.ts web/dist`. */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('which directory?');
await compressFiles(directory);
