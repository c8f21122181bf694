import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'tap';

/** The daily file of the European Central Bank, as it is written there. */
export function ecbXml(day: string, rates: Readonly<Record<string, string | number>>): string {
  const cubes = Object.entries(rates).map(
    ([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
\t\t<Cube time='${day}'>
${cubes.join('\n')}
\t\t</Cube>
\t</Cube>
</gesmes:Envelope>`;
}

export type FeedAnswer = string | ((response: ServerResponse) => void);

/** A feed of exchange rates over real HTTP. */
export async function startRateFeed(t: Test) {
  let answer: FeedAnswer = '';
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (typeof answer === 'string') response.end(answer);
    else answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily`,
    asked: () => asked,
    answers(next: FeedAnswer) {
      answer = next;
    },
  };
}
