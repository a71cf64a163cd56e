// Chooses for each way out between the configured service and its embedded default, which writes files under dataDir.
import { join } from 'node:path';
import { folderStorage } from './folderStorage.ts';
import { fileMailer, smtpMailer } from './mailers.ts';
import type { Deliver, Send } from './ports.ts';
import { s3Storage } from './s3Storage.ts';
import { signedPost, type Signer } from './signedPost.ts';
import { writeWhole } from './writeWhole.ts';

export type DeliverOptions = {
  dataDir: string;
  /** Empty settings mean the embedded default. */
  smtpUrl: string;
  smsUrl: string;
  s3Url: string;
  /** Key of the signatures on everything we post to other systems. */
  secret: string;
  clock: () => number;
};

const toFolder =
  (folder: string): Send<unknown> =>
  (message, messageId) =>
    writeWhole(join(folder, `${messageId}.json`), `${JSON.stringify(message, null, 2)}\n`);

export async function openDeliver({
  dataDir,
  smtpUrl,
  smsUrl,
  s3Url,
  secret,
  clock,
}: DeliverOptions): Promise<Deliver> {
  const signer: Signer = { secret, clock };
  const keepEvent = toFolder(join(dataDir, 'webhooks'));
  return {
    mail: smtpUrl ? smtpMailer(smtpUrl) : fileMailer(join(dataDir, 'mail')),
    sms: smsUrl ? (sms, id) => signedPost(smsUrl, sms, id, signer) : toFolder(join(dataDir, 'sms')),
    webhook: ({ url, event }, id) => (url ? signedPost(url, event, id, signer) : keepEvent(event, id)),
    files: s3Url ? await s3Storage(s3Url) : folderStorage(join(dataDir, 'files')),
  };
}
