// Adapts deploy/nginx.conf to a test machine: the same rules on free ports, without TLS, and with limits that a test
// reaches only on purpose.

export type Place = {
  /** Where nginx may write, and where its own pages are. */
  folder: string;
  port: number;
  /** For HTTP/2 without TLS, which nginx takes on a port of its own only. */
  http2Port: number;
  redirectPort: number;
  appPort: number;
  /** Keeps the limits of the original. */
  limited: boolean;
};

/** Header that sets the address a test visitor comes from. */
export const visitorHeader = 'X-Visitor';

type Change = { from: RegExp; to: string };

const lifted: Change[] = [
  { from: /rate=\d+r\/[sm]/g, to: 'rate=9000r/s' },
  { from: /limit_conn visitors \d+/g, to: 'limit_conn visitors 5000' },
];

const changes = ({ folder, port, http2Port, redirectPort, appPort, limited }: Place): Change[] => [
  ...(limited ? [] : lifted),
  { from: /^pid .*;$/m, to: `pid ${folder}/nginx.pid;` },
  { from: /^error_log \S+ (\w+);$/m, to: `error_log ${folder}/error.log $1;` },
  { from: /\/var\/log\/nginx/g, to: folder },
  { from: /^ *listen \[::\].*\n/gm, to: '' },
  { from: /listen 80\b/g, to: `listen 127.0.0.1:${redirectPort}` },
  { from: /listen 443 ssl http2/g, to: `listen 127.0.0.1:${http2Port} http2;\n    listen 443 ssl` },
  { from: /listen 443 ssl/g, to: `listen 127.0.0.1:${port}` },
  { from: /^ *ssl_\w+ .*\n/gm, to: '' },
  { from: /X-Forwarded-Proto \$scheme/g, to: 'X-Forwarded-Proto https' },
  { from: /server 127\.0\.0\.1:3000/g, to: `server 127.0.0.1:${appPort}` },
  { from: /root \/usr\/share\/cocloud/g, to: `root ${folder}` },
  {
    from: /^http \{$/m,
    to: [
      'http {',
      '  set_real_ip_from 127.0.0.1;',
      `  real_ip_header ${visitorHeader};`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`),
    ].join('\n'),
  },
];

/** Throws when a change finds no place: after an edit of the original, the test would otherwise test something else. */
export const testConfig = (text: string, place: Place): string =>
  changes(place).reduce((before, { from, to }) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`deploy/nginx.conf has nothing like ${from}`);
    return after;
  }, text);
