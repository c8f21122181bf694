import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian installs it outside an ordinary user's PATH. */
const places = ['nginx', '/usr/sbin/nginx'] as const;

/** null: not installed. */
export function findNginx(): string | null {
  return places.find((one) => spawnSync(one, ['-v']).status === 0) ?? null;
}

/**
 * One worker that proxies over kept-alive connections and logs, as in Debian's default settings.
 */
export function writeNginxConfig(
  dir: string,
  { port, upstream, files }: { port: number; upstream: string; files: string },
): string {
  const work = join(dir, 'nginx');
  mkdirSync(work, { recursive: true });
  const config = join(work, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${work}/${name};`)
    .join('\n  ');
  writeFileSync(
    config,
    `daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/nginx.pid;
error_log ${work}/error.log;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log ${work}/access.log;
  sendfile on;
  tcp_nopush on;
  default_type application/octet-stream;
  types { text/javascript js; }
  client_max_body_size 32m;
  keepalive_requests 1000000;
  upstream product_api { server ${new URL(upstream).host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location /assets/ { root ${files}; }
    location / {
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_request_buffering off;
      proxy_pass http://product_api;
    }
  }
}
`,
  );
  return config;
}
