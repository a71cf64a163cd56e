// Saves the headers of one of our pages, so that raw Node can be measured while it sends exactly the same.
import http from 'node:http';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTarget } from './startTarget.ts';
import { projectRoot, readTargets, urlOf } from './Target.ts';

/** Headers that Node sets itself, or that describe the connection or the encoded bytes. */
const others = ['date', 'connection', 'keep-alive', 'content-length', 'content-encoding', 'transfer-encoding'];

export async function keepHeaders(name: string, file: string): Promise<void> {
  const target = readTargets().find((each) => each.name === name);
  if (!target) throw new Error(`There is no target ${name}`);
  const server = await startTarget(target, '.cache/bench-data');
  const { rawHeaders } = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http
      .get(urlOf(target, target.path), { agent: false }, (response) => resolve(response.resume()))
      .on('error', reject),
  );
  await server.stop();
  const kept = rawHeaders.flatMap((header, at) =>
    at % 2 === 0 && !others.includes(header.toLowerCase()) ? [[header, rawHeaders[at + 1]] as const] : [],
  );
  writeFileSync(path.join(projectRoot, file), JSON.stringify(Object.fromEntries(kept)));
}
