// Sends bytes that no HTTP client would send, and reads everything until the server closes.
import net from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

export function rawRequest(base: string, bytes: string | Buffer, patienceMs = 90_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const socket = net.connect(Number(port || 80), hostname, () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('No end of an answer'));
    }, patienceMs);
    socket.on('data', (piece) => pieces.push(Buffer.from(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(pieces).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        head: text.slice(0, end < 0 ? undefined : end),
        body: end < 0 ? '' : text.slice(end + 4),
      });
    });
  });
}

/** A plain GET of any path, even a malformed one. */
export const rawGet = (
  base: string,
  target: string,
  host: string,
  headers: readonly string[] = [],
): Promise<RawAnswer> =>
  rawRequest(
    base,
    ['GET ' + target + ' HTTP/1.1', `Host: ${host}`, 'Connection: close', ...headers, '', ''].join('\r\n'),
  );

// Sends raw requests one after the other over few connections and reads each response; reconnects when the server
// closes.
export type Heard = { status: number; head: string; body: string };

type Parsed = { answer: Heard; rest: string } | undefined;

/** A chunked body and the bytes behind it; undefined while it is incomplete. */
function chunked(text: string): { body: string; rest: string } | undefined {
  let body = '';
  for (let at = 0; ;) {
    const line = text.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = Number.parseInt(text.slice(at, line), 16);
    const end = line + 2 + size + 2;
    if (text.length < end) return undefined;
    if (size === 0) return { body, rest: text.slice(end) };
    body += text.slice(line + 2, end - 2);
    at = end;
  }
}

function firstAnswer(text: string): Parsed {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  const after = text.slice(end + 4);
  if (/^transfer-encoding: chunked/im.test(head)) {
    const read = chunked(after);
    return read && { answer: { status, head, body: read.body }, rest: read.rest };
  }
  const length = status === 304 || status === 204 ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
  if (after.length < length) return undefined;
  return { answer: { status, head, body: after.slice(0, length) }, rest: after.slice(length) };
}

/**
 * `next` returns the bytes of a request, or undefined at the end; a connection that ends without a response counts as
 * status 0.
 */
async function lane(
  port: number,
  next: () => string | undefined,
  hear: (answer: Heard, sent: string) => void,
  patienceMs: number,
): Promise<void> {
  let sent = next();
  while (sent !== undefined) {
    await new Promise<void>((resolve) => {
      let text = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(sent ?? '', 'latin1'));
      // For an incomplete request the server waits, as it does for slow visitors: the client ends the connection.
      socket.setTimeout(patienceMs, () => socket.end());
      socket.setEncoding('latin1').on('data', (piece) => {
        text += String(piece);
        for (let read = firstAnswer(text); read; read = firstAnswer(text)) {
          text = read.rest;
          hear(read.answer, sent ?? '');
          sent = next();
          if (sent === undefined) return void socket.destroy();
          if (/^connection: close/im.test(read.answer.head)) return void socket.destroy();
          socket.write(sent, 'latin1');
        }
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
      socket.on('end', () => {
        hear({ status: 0, head: '', body: '' }, sent ?? '');
        sent = next();
      });
    });
  }
}

export async function sendAll(
  base: string,
  {
    lanes,
    next,
    hear,
    patienceMs = 15_000,
  }: {
    lanes: number;
    next: () => string | undefined;
    hear: (answer: Heard, sent: string) => void;
    patienceMs?: number;
  },
): Promise<void> {
  const port = Number(new URL(base).port);
  await Promise.all(Array.from({ length: lanes }, () => lane(port, next, hear, patienceMs)));
}
