// Posts JSON to another system and signs it as Standard Webhooks does, so that the receiver can check it with ready-made code.
import { createHmac } from 'node:crypto';
import { Undeliverable } from './ports.ts';

const timeoutMs = 10_000;

/** Answers that stay the same however often we ask; an overloaded or misconfigured receiver is asked again. */
const finalAnswers = [400, 410, 413, 422];

export type Signer = { secret: string; clock: () => number };

export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** An address may carry user and password, which fetch takes only as a header. */
function target(address: string): { url: URL; authorization: Record<string, string> } {
  const url = new URL(address);
  if (!url.username) return { url, authorization: {} };
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url, authorization: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } };
}

export async function signedPost(
  address: string,
  message: unknown,
  id: string,
  { secret, clock }: Signer,
): Promise<void> {
  const { url, authorization } = target(address);
  const body = JSON.stringify(message);
  const seconds = Math.floor(clock() / 1000);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': `${seconds}`,
      'webhook-signature': signatureOf(secret, id, seconds, body),
      ...authorization,
    },
    body,
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  const refusal = `${url.host} answered ${answer.status}`;
  if (finalAnswers.includes(answer.status)) throw new Undeliverable(refusal);
  throw new Error(refusal);
}
