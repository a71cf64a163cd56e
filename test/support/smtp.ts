// Starts a real mail server for tests, which keeps the mails it receives.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = { url: string; mails: string[]; recipients: string[][]; stop(): Promise<void> };

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** `port` 0: any free port. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
    ...options,
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!isAddressInfo(address)) throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
