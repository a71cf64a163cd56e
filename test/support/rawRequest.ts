// Sends bytes that no HTTP client would send, and reads whatever comes back until the server closes.
import net from 'node:net';

export type RawAnswer = { status: number; head: string; body: string };

export function rawRequest(base: string, bytes: string | Buffer, patienceMs = 15_000): Promise<RawAnswer> {
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

/** A plain GET of any path, however malformed. */
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
