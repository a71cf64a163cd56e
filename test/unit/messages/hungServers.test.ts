// Servers that accept a connection and then send nothing, or very little: each delivery ends, and no other waits for
// it.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { smtpMailer } from '../../../src/server/messages/mailers.ts';
import { signedPost } from '../../../src/server/messages/openDeliver.ts';
import { minuteMs } from '../../../src/shared/i18n/times.ts';

type Hung = { port: number; talked: Promise<void>; stop: () => Promise<void> };

async function hung(talk: (socket: net.Socket) => void): Promise<Hung> {
  const sockets = new Set<net.Socket>();
  const { promise: talked, resolve: hasTalked } = Promise.withResolvers<void>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
    hasTalked();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    talked,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const drip = (words: string, everyMs: number) => (socket: net.Socket) => {
  const timer = setInterval(() => socket.write(words), everyMs);
  socket.on('close', () => clearInterval(timer));
};

const mail = {
  from: { name: 'COCloud', address: 'hello@example.com' },
  to: 'wang@example.org',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['says nothing', () => undefined],
  ['greets and says nothing more', (socket: net.Socket) => void socket.write('220 hello\r\n')],
  ['greets letter by letter, for ever', drip('2', 100)],
  ['greets in lines without end', drip('220-hello\r\n', 100)],
])('a mail server that %s', async (_name, talk) => {
  const server = await hung(talk);
  jest.useFakeTimers({ doNotFake: ['setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const sent = smtpMailer(`smtp://127.0.0.1:${server.port}`)(mail, 'id').catch((error: unknown) => error);
  await server.talked;
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(await sent).toBeInstanceOf(Error);
  await server.stop();
});

test.each([
  ['says nothing', () => undefined],
  ['answers letter by letter, for ever', drip('H', 100)],
  [
    'sends a body without end',
    (socket: net.Socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      drip('1\r\nx\r\n', 50)(socket);
    },
  ],
])('an SMS gateway that %s', async (name, talk) => {
  const server = await hung(talk);
  const deadline = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const signer = { secrets: ['whsec_c2VjcmV0'], clock: Date.now };
  const post = signedPost(`http://127.0.0.1:${server.port}/sms`, { to: '+886', text: 'x' }, 'id', signer);
  await server.talked;
  expect(limit).toHaveBeenCalledWith(10_000);
  // The body is not read, so a server that keeps sending does not delay the answer.
  if (name.startsWith('sends')) return post.finally(server.stop);
  deadline.abort();
  await expect(post).rejects.toThrow();
  await server.stop();
});
