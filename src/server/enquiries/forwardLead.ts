// Sends leads to the remote back end by the same call that ours answers: complete with files, each under its own key.
import { Agent, request, type Dispatcher } from 'undici';
import * as v from 'valibot';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ForwardedLead, Send } from '../messages/ports.ts';
import type { FileStorage } from '../store/openFiles.ts';
import { solveCheck } from '../webapi/remote/solveCheck.ts';
import type { Vouching } from '../http/vouching.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Log } from '../ops/log.ts';
import { readJson } from '../ops/readJson.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;
type Part = { name: string; size: number; open: () => Promise<Readable> };

const lineEnd = '\r\n';

/** Escapes like browsers, so that a name cannot end its header line. */
const quoted = (name: string): string =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/** Encodes a form with files as multipart/form-data; files are streamed, and the length is known in advance. */
function multipart(fields: Fields, files: readonly Part[]) {
  const boundary = randomBytes(16).toString('hex');
  const head = (about: string) => `--${boundary}${lineEnd}Content-Disposition: form-data; ${about}${lineEnd}`;
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${head(`name=${quoted(name)}`)}${lineEnd}${one}${lineEnd}`),
  );
  const before = Buffer.from(texts.join(''));
  const heads = files.map(({ name }) =>
    Buffer.from(
      `${head(`name="attachments"; filename=${quoted(name)}`)}Content-Type: application/octet-stream${lineEnd}${lineEnd}`,
    ),
  );
  const end = Buffer.from(`--${boundary}--${lineEnd}`);

  async function* pieces(): AsyncIterable<Buffer> {
    yield before;
    for (const [index, file] of files.entries()) {
      yield heads[index] ?? Buffer.alloc(0);
      yield* await file.open();
      yield Buffer.from(lineEnd);
    }
    yield end;
  }

  const length =
    before.length +
    end.length +
    heads.reduce((sum, one) => sum + one.length + lineEnd.length, 0) +
    files.reduce((sum, { size }) => sum + size, 0);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(length) },
    body: Readable.from(pieces()),
  };
}

type Options = {
  base: string;
  urlDomain: string;
  files: Pick<FileStorage, 'open'>;
  /** Undefined without a shared secret: then the back end checks the lead as it checks those of any client. */
  vouching?: Vouching<'enquiries'> | undefined;
  clock: () => number;
  log: Pick<Log, 'warn'>;
  /** For a lead sent once; it may be sent twice, with and without a token. */
  deadlineMs: number;
  /** Until the response begins. */
  answerMs: number;
};
type Call = Pick<Dispatcher.RequestOptions, 'method' | 'body'> & { headers?: Record<string, string> };

const mostAnswerBytes = 64 * 1024;

/** Statuses that a retry does not change; only a person can fix the cause. */
const finalAnswers = [400, 413, 422];

const taken = v.object({ code: v.literal(0), result: v.object({ reference: v.string() }) });
const refused = v.object({ errors: v.array(v.object({ field: v.string(), code: v.string() })) });

/** Codes of faults by field, without anything that the visitor typed. */
const reasonsIn = (answer: unknown): v.InferOutput<typeof refused>['errors'] => {
  const read = v.safeParse(refused, answer);
  return read.success ? read.output.errors : [];
};

/** A failed human check can be tried again; other faults cannot, because the fields stay the same. */
const isFinal = (status: number, reasons: ReturnType<typeof reasonsIn>): boolean =>
  finalAnswers.includes(status) && !(reasons.length > 0 && reasons.every(({ field }) => field === 'slider'));

/** A back end that knows no vouching, or not by our secret, checks the lead as it checks those of any client. */
const wantsProof = (status: number, reasons: ReturnType<typeof reasonsIn>): boolean =>
  status === 403 || (status === 422 && !isFinal(status, reasons));

/** For so long no token is sent to a back end that did not take one: there, each try with a token uses up one of the form's limit. */
const untrustedMs = 10 * minuteMs;

export function forwardLead({
  base,
  urlDomain,
  files,
  vouching,
  clock,
  log,
  deadlineMs,
  answerMs,
}: Options): Send<ForwardedLead> {
  // A new connection per lead: reusing one that the remote side has closed would cost a try.
  const dispatcher = new Agent({
    pipelining: 0,
    connect: { timeout: answerMs },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxResponseSize: mostAnswerBytes,
  });

  /** undici's request follows no redirects; the signal covers both bodies as well. */
  async function call(path: string, domain: string, signal: AbortSignal, { headers, ...rest }: Call) {
    const url = new URL(base + path);
    url.searchParams.set('domain', domain);
    url.searchParams.set('urlDomain', urlDomain);
    const all = { accept: 'application/json', ...headers };
    const { statusCode, body } = await request(url, { dispatcher, signal, headers: all, ...rest });
    return { status: statusCode, answer: readJson<unknown>(await body.text(), () => undefined) };
  }

  async function proof(domain: string, signal: AbortSignal) {
    const check = await call('/webapi/check', domain, signal, { method: 'GET' });
    return solveCheck(check.answer, answerMs);
  }

  async function post(lead: ForwardedLead, token: string | undefined) {
    const signal = AbortSignal.timeout(deadlineMs);
    const { form, key, domain, fields, files: kept, reference } = lead;
    const humanProof = token === undefined && (await proof(domain, signal));
    const { headers, body } = multipart(
      { ...fields, reference, ...(humanProof && { humanProof }) },
      kept.map(({ name, size, path }) => ({ name, size, open: () => files.open(path) })),
    );
    const { status, answer } = await call(`/webapi/lead/${form}`, domain, signal, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body,
    });
    return { status, answer, reasons: reasonsIn(answer) };
  }

  /** Until then the back end takes no tokens of ours. */
  let untrustedUntil = 0;

  async function postUntrusted(lead: ForwardedLead) {
    log.warn('forward.unvouched', { reference: lead.reference });
    return post(lead, undefined);
  }

  async function postTrusted(lead: ForwardedLead, tokens: Vouching<'enquiries'>) {
    const first = await post(lead, await tokens.vouch({ reference: lead.reference }));
    if (!wantsProof(first.status, first.reasons)) return first;
    const second = await postUntrusted(lead);
    // A site that refuses both has another reason; one that cannot answer now tells nothing of the token.
    if (second.status === 200 || (second.status !== 403 && isFinal(second.status, second.reasons)))
      untrustedUntil = clock() + untrustedMs;
    return second;
  }

  function send(lead: ForwardedLead) {
    if (!vouching) return post(lead, undefined);
    return clock() < untrustedUntil ? postUntrusted(lead) : postTrusted(lead, vouching);
  }

  return async (lead) => {
    const { status, answer, reasons } = await send(lead);
    if (status === 200 && v.is(taken, answer)) return;
    const words = reasons.map((reason) => ` ${reason.field} ${reason.code}`).join(',');
    const refusal = `${new URL(base).host} answered ${status === 200 ? '200 without a reference' : status}${words}`;
    throw isFinal(status, reasons) ? new NeighbourFault('final', refusal) : new Error(refusal);
  };
}
