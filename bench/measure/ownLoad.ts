// A small load generator for machines without wrk. Usage: ownLoad.ts URL CONNECTIONS SECONDS ENCODING; prints JSON.
import net from 'node:net';

const [address = '', connections = '32', seconds = '5', encoding = ''] = process.argv.slice(2);
const { hostname, port, pathname, search, host } = new URL(address);
const accept = encoding ? `Accept-Encoding: ${encoding}\r\n` : '';
const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${accept}\r\n`);
const began = performance.now();
const ends = began + Number(seconds) * 1000;
const times: number[] = [];
let failed = 0;

/** Where the first response ends in the bytes; undefined while it is incomplete. */
function endOfAnswer(bytes: Buffer): number | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) {
    const last = bytes.indexOf('\r\n0\r\n\r\n', headEnd);
    return last < 0 ? undefined : last + 7;
  }
  const end = headEnd + 4 + Number(length);
  return end <= bytes.length ? end : undefined;
}

/** One connection with one request at a time, like wrk. */
function connect(): void {
  const socket = net.connect(Number(port), hostname);
  let waiting: Buffer = Buffer.alloc(0);
  let asked = 0;
  const ask = () => {
    asked = performance.now();
    socket.write(request);
  };
  socket.setNoDelay(true);
  socket.on('connect', ask);
  socket.on('error', () => (failed += 1));
  socket.on('data', (piece: Buffer) => {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
    const end = endOfAnswer(waiting);
    if (end === undefined) return;
    if (waiting.toString('latin1', 9, 12) !== '200') failed += 1;
    waiting = waiting.subarray(end);
    const now = performance.now();
    times.push(now - asked);
    if (now < ends) ask();
    else socket.destroy();
  });
}

for (let index = 0; index < Number(connections); index += 1) connect();
process.on('exit', () => {
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? NaN;
  console.log(
    JSON.stringify({
      requests: times.length,
      perSecond: (times.length * 1000) / (performance.now() - began),
      p99,
      failed,
    }),
  );
});
