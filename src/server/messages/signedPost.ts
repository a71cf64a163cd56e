// Posts JSON to another system and signs it as Standard Webhooks does, so that the receiver can check it with ready-made code.
import { Webhook } from 'standardwebhooks';
import { NeighbourFault } from '../ops/faults.ts';

const longestMs = 10_000;

/** Answers that stay the same however often we ask; an overloaded or misconfigured receiver is asked again. */
const finalAnswers = [400, 410, 413, 422];

/** While a receiver changes its secret there are two, and the signature of either is enough for it. */
export type Signer = { secrets: readonly string[]; clock: () => number };

function signed(secrets: readonly string[], id: string, time: number, body: string): Record<string, string> {
  if (secrets.length === 0) return {};
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, new Date(time), body));
  return { 'webhook-timestamp': `${Math.floor(time / 1000)}`, 'webhook-signature': signatures.join(' ') };
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
  { secrets, clock }: Signer,
  mostMs = longestMs,
): Promise<void> {
  const { url, authorization } = target(address);
  const body = JSON.stringify(message);
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(mostMs),
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
