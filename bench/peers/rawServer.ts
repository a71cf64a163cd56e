// The ceiling of one Node process: sends the ready files of a folder, without a framework. Usage: rawServer.cjs FOLDER
// [HEADERS]; HEADERS is a file with the headers of pages.
import { globSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';

type Answer = { body: Buffer; headers: http.OutgoingHttpHeaders };
type Coding = 'identity' | 'gzip' | 'br';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};
const [, , folder = 'external', headersFile] = process.argv;
const root = path.join(__dirname, folder);
const ofPages = headersFile
  ? (JSON.parse(readFileSync(path.join(__dirname, headersFile), 'utf8')) as http.OutgoingHttpHeaders)
  : undefined;
const answers = new Map<string, Record<Coding, Answer>>();

for (const file of globSync('**/*.{html,css,js}', { cwd: root })) {
  const extension = path.extname(file);
  const answer = (suffix: string, coding: Coding): Answer => {
    const body = readFileSync(path.join(root, file + suffix));
    return {
      body,
      headers: {
        'Content-Type': types[extension],
        Vary: 'Accept-Encoding',
        'Cache-Control': extension === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(extension === '.html' && ofPages),
        'Content-Length': body.length,
        ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      },
    };
  };
  answers.set(`/${file.replace(/\/?index\.html$/, '')}`, {
    identity: answer('', 'identity'),
    gzip: answer('.gz', 'gzip'),
    br: answer('.br', 'br'),
  });
}

const server = http.createServer((request, response) => {
  const found = answers.get(request.url ?? '');
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const { headers, body } = found[accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'];
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
