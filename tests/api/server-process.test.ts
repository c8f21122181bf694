import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { builtServer, nodeFlags, serverEnvironment } from '../../scripts/lib/serve.mjs';

/** As much as fifty uploads of 10 MB, in pieces as they come from a socket. */
const upload = `
  const turn = require('node:timers/promises').setImmediate;
  (async () => {
    for (let piece = 0; piece < 8_000; piece += 1) {
      Buffer.allocUnsafeSlow(64 * 1024);
      if (piece % 16 === 0) await turn();
    }
  })();`;

t.test('the buffers of uploads are freed without a collection of the whole heap', async (t) => {
  const output = execFileSync(process.execPath, [...nodeFlags, '--trace-gc', '-e', upload], {
    encoding: 'utf8',
  });
  const times = (kind: string) => output.split(kind).length - 1;
  const [young, whole] = [times('Scavenge'), times('Mark-Compact')];
  t.ok(young >= 10, `${young} scavenges`);
  t.ok(whole * 5 <= young, `the whole heap ${whole} times in ${young}`);
});

t.test('the container starts the server as npm start does', async (t) => {
  const dockerfile = readFileSync(join(import.meta.dirname, '..', '..', 'Dockerfile'), 'utf8');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  t.same(JSON.parse(command), ['node', ...nodeFlags, builtServer]);
  const [, environment = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? [];
  for (const [name, value] of Object.entries(serverEnvironment)) {
    t.ok(environment.split(' ').includes(`${name}=${value}`), name);
  }
});
