// Chooses the configured service for mails, SMS, webhooks and files, or the embedded default, which writes files under dataDir.
import { join } from 'node:path';
import type { S3Address, WebhookSecrets } from '../config.ts';
import { openFiles, type FileStorage } from '../store/openFiles.ts';
import type { Deliver, ForwardedLead, Mail, Send, WebhookCall } from './ports.ts';
import { Webhook } from 'standardwebhooks';
import { NeighbourFault } from '../ops/faults.ts';
import { openOnce } from '../ops/boundedWork.ts';
import { writeWhole } from '../ops/dataFiles.ts';

const longestMs = 10_000;

/** Statuses that do not change on a retry. An overloaded or misconfigured receiver is tried again. */
const finalAnswers = [400, 410, 413, 422];

/** Two secrets while a receiver replaces its secret; the signature of either is enough. */
type Signer = { secrets: readonly string[]; clock: () => number };

function signed(secrets: readonly string[], id: string, time: number, body: string): Record<string, string> {
  if (secrets.length === 0) return {};
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(time), body));
  return { 'webhook-timestamp': `${Math.floor(time / 1000)}`, 'webhook-signature': signatures.join(' ') };
}

/** An address may contain user and password, which fetch accepts only as a header. */
function target(address: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address);
  if (!url.username) return { url, authorization: {} };
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url, authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } };
}

/** Posts JSON, signed as in Standard Webhooks, which receivers can verify with existing libraries. */
export async function signedPost(
  address: string,
  message: unknown,
  id: string,
  { secrets, clock }: Signer,
): Promise<void> {
  const { url, authorization } = target(address);
  const body = JSON.stringify(message);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(longestMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      ...signed(secrets, id, clock(), body),
      ...authorization,
    },
    body,
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const refusal = `${url.host} answered ${answer.status}`;
  if (finalAnswers.includes(answer.status)) throw new NeighbourFault('final', refusal);
  throw new Error(refusal);
}

type DeliverOptions = {
  dataDir: string;
  /** An empty setting means the embedded default. */
  smtpUrl: string;
  smsUrl: string;
  s3: S3Address | undefined;
  /** By desk, and `sms` for the SMS service. */
  webhookSecrets: WebhookSecrets;
  clock: () => number;
  /** Opens delivery to the remote back end, if one is configured. */
  forwardWith: ((files: FileStorage) => Promise<Send<ForwardedLead>>) | undefined;
};

const toFolder =
  (folder: string): Send<unknown> =>
  (message, messageId) =>
    writeWhole(join(folder, `${messageId}.json`), `${JSON.stringify(message, null, 2)}\n`);

/** Loads the mailer with the first mail. */
function lazyMailer(smtpUrl: string, folder: string): Send<Mail> {
  const mailer = openOnce(async () => {
    const { fileMailer, smtpMailer } = await import(/* webpackMode: "lazy", webpackChunkName: "mail" */ './mailers.ts');
    return smtpUrl ? smtpMailer(smtpUrl) : fileMailer(folder);
  });
  return async (mail, messageId) => {
    const send = await mailer();
    await send(mail, messageId);
  };
}

export async function openDeliver({
  dataDir,
  smtpUrl,
  smsUrl,
  s3,
  webhookSecrets,
  clock,
  forwardWith,
}: DeliverOptions): Promise<Deliver> {
  const signer = (receiver: string) => ({ secrets: webhookSecrets.get(receiver) ?? [], clock });
  const post: Send<WebhookCall & { url: string }> = async ({ url, desk, event }, id) => {
    // The setting may have changed since the message was queued. The message waits, as nobody could verify it unsigned.
    if (!webhookSecrets.has(desk)) throw new Error(`WEBHOOK_SECRETS holds none for the desk ${desk}`);
    await signedPost(url, event, id, signer(desk));
  };
  const keepEvent = toFolder(join(dataDir, 'webhooks'));
  const files = await openFiles(s3, dataDir);
  return {
    mail: lazyMailer(smtpUrl, join(dataDir, 'mail')),
    sms: smsUrl ? (sms, id) => signedPost(smsUrl, sms, id, signer('sms')) : toFolder(join(dataDir, 'sms')),
    webhook: (call, id) => (call.url ? post({ ...call, url: call.url }, id) : keepEvent(call.event, id)),
    forward: (await forwardWith?.(files)) ?? (() => Promise.reject(new Error('API_BASE is not set any more'))),
    files,
  };
}
