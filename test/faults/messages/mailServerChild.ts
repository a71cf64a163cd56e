// Child process: a mail server that writes each mail to disk before accepting it, and may be killed at any moment.
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port = '', folder = ''] = process.argv.slice(2);
let count = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const path = join(folder, `${process.pid}-${(count += 1)}`);
      const file = openSync(path, 'w');
      writeSync(file, Buffer.concat(chunks));
      fsyncSync(file);
      closeSync(file);
      renameSync(path, `${path}.eml`);
      process.stdout.write('mail\n');
      done();
    });
  },
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
