// Chooses for each way out between the configured service and its embedded default, which writes files under dataDir.
import { join } from 'node:path';
import type { WebhookSecrets } from '../config.ts';
import { openFiles } from './openFiles.ts';
import type { Deliver, FileStorage, ForwardedLead, Mail, Send, WebhookCall } from './ports.ts';
import { signedPost } from './signedPost.ts';
import { writeWhole } from './writeWhole.ts';

export type DeliverOptions = {
  dataDir: string;
  /** Empty settings mean the embedded default. */
  smtpUrl: string;
  smsUrl: string;
  s3Url: string;
  apiBase: string;
  /** Says to the remote back end which site is calling. */
  urlDomain: string;
  /** By desk, and `sms` for the SMS service. */
  webhookSecrets: WebhookSecrets;
  clock: () => number;
};

/** Time for 24 MB on a line of 2 Mbit/s; well within the outbox's lease. */
const deadlineMs = 120_000;
const answerMs = 15_000;

const toFolder =
  (folder: string): Send<unknown> =>
  (message, messageId) =>
    writeWhole(join(folder, `${messageId}.json`), `${JSON.stringify(message, null, 2)}\n`);

/** What builds mails is loaded with the first of them. */
function mailing(smtpUrl: string, folder: string): Send<Mail> {
  let opened: Promise<Send<Mail>> | undefined;
  const open = async () => {
    const { fileMailer, smtpMailer } = await import(/* webpackMode: "lazy", webpackChunkName: "mail" */ './mailers.ts');
    return smtpUrl ? smtpMailer(smtpUrl) : fileMailer(folder);
  };
  return async (mail, messageId) => {
    opened ??= open();
    const send = await opened;
    await send(mail, messageId);
  };
}

/** Its HTTP client is loaded only where there is a remote back end. */
async function forwarding(base: string, urlDomain: string, files: FileStorage): Promise<Send<ForwardedLead>> {
  if (base === '') return () => Promise.reject(new Error('API_BASE is not set any more'));
  const { forwardLead } = await import(/* webpackMode: "lazy", webpackChunkName: "remote" */ './forwardLead.ts');
  return forwardLead({ base, urlDomain, files, deadlineMs, answerMs });
}

export async function openDeliver({
  dataDir,
  smtpUrl,
  smsUrl,
  s3Url,
  apiBase,
  urlDomain,
  webhookSecrets,
  clock,
}: DeliverOptions): Promise<Deliver> {
  const signer = (receiver: string) => ({ secrets: webhookSecrets.get(receiver) ?? [], clock });
  const post: Send<WebhookCall & { url: string }> = async ({ url, desk, event }, id) => {
    // The setting may have changed since the message was written: it waits, for nobody could verify it.
    if (!webhookSecrets.has(desk)) throw new Error(`WEBHOOK_SECRETS holds none for the desk ${desk}`);
    await signedPost(url, event, id, signer(desk));
  };
  const keepEvent = toFolder(join(dataDir, 'webhooks'));
  const files = await openFiles(s3Url, dataDir);
  return {
    mail: mailing(smtpUrl, join(dataDir, 'mail')),
    sms: smsUrl ? (sms, id) => signedPost(smsUrl, sms, id, signer('sms')) : toFolder(join(dataDir, 'sms')),
    webhook: (call, id) => (call.url ? post({ ...call, url: call.url }, id) : keepEvent(call.event, id)),
    forward: await forwarding(apiBase, urlDomain, files),
    files,
  };
}
