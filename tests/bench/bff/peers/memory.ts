import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request as call } from 'undici';
import { peerArguments } from './work.ts';

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What HTTP alone costs in Node: each answer of the product API is asked for once, and kept. */
const { port, upstream } = peerArguments();
const answers = new Map<string, Answer>();

createServer((request, response) => {
  const { url = '/', headers } = request;
  const key = `${url} ${headers['if-none-match']}`;
  const send = ({ status, headers: answered, body }: Answer) =>
    response.writeHead(status, answered).end(body);
  const known = answers.get(key);
  if (known) {
    send(known);
    return;
  }
  ask(url, headers).then(
    (answer) => {
      answers.set(key, answer);
      send(answer);
    },
    () => response.writeHead(500).end(),
  );
}).listen(port, '127.0.0.1');

async function ask(path: string, given: IncomingHttpHeaders): Promise<Answer> {
  const { host: _host, connection: _connection, ...headers } = given;
  const answer = await call(upstream + path, { headers });
  const { date: _date, 'keep-alive': _keepAlive, connection: _own, ...answered } = answer.headers;
  return {
    status: answer.statusCode,
    headers: answered,
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}
