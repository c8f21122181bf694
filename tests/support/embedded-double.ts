import { createServer } from 'node:http';

/** A double of the product API's process: speaks its start messages, and exits on demand. */
if (process.env.REFUSE_TO_START) process.exit(3);

const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(9);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ ok: true, pid: process.pid }));
});
process.send?.({ type: 'progress', step: 'database.starting' });
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({ type: 'ready', port });
});
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
