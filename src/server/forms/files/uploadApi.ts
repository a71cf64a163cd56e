// /webapi/upload: resumable uploads by the tus protocol 1.0, and the list of a draft's files.
import { finished } from 'node:stream/promises';
import type { Challenge } from 'altcha-lib';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { mostBytes } from '../../../shared/forms/fileLimits.ts';
import type { FieldFault } from '../../../shared/forms/Form.ts';
import { askToWait, fault, ok } from '../../http/respond.ts';
import { InputFault, NeighbourFault } from '../../ops/faults.ts';
import { timesTheWork } from '../../ops/limits.ts';
import type { ArrivingUpload } from '../../store/arriving.ts';
import { senderIn } from '../../store/fileRoom.ts';
import type { Store } from '../../store/openStore.ts';
import type { FormParts } from '../FormParts.ts';
import { answerFault } from '../formState.ts';
import { isToken } from '../receiveBody.ts';
import { senderOf } from '../senderOf.ts';
import { keepFiles } from './keepFiles.ts';
import { resumableUploads } from './resumableUploads.ts';

type Announced = { draft: string; name: string; size: number; proof: string };

const longestName = 255;

/** Parses Upload-Metadata: comma-separated pairs of a name and a base64 value. */
function metadata(header: string): Map<string, string> {
  const pairs = header.split(',').map((pair) => pair.trim().split(/ +/, 2));
  return new Map(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]));
}

/** Returns the status to refuse with if the headers are not valid. */
function readAnnounced(length: string | undefined, described: string | undefined): Announced | 400 | 413 {
  if (!/^\d{1,15}$/.test(length ?? '') || Number(length) === 0) return 400;
  if (Number(length) > mostBytes) return 413;
  const values = metadata(described ?? '');
  const name = values.get('filename') ?? '';
  const draft = values.get('draft') ?? '';
  if (!isToken(draft) || name.length > longestName) return 400;
  return { draft, name, size: Number(length), proof: values.get('proof') ?? '' };
}

type Id = { id: string };
type Proving = { parts: FormParts; store: Store; draft: string; proof: string; address: string };

const version = '1.0.0';
const pieces = 'application/offset+octet-stream';
const busySeconds = 10;
const fullSeconds = 600;

/** Reads the rest of the request: a client that is still sending would see a broken connection instead of the response. */
async function drain(request: Request): Promise<void> {
  const length = Number(request.get('content-length') ?? Number.POSITIVE_INFINITY);
  if (length <= mostBytes) await finished(request.resume()).catch(() => undefined);
}

/** Every response names the protocol version; requests with another version are refused. */
const tus: RequestHandler = (request, response, next) => {
  response.set('Tus-Resumable', version);
  if (request.method === 'OPTIONS' || request.method === 'GET' || request.get('tus-resumable') === version) {
    return next();
  }
  response.set('Tus-Version', version);
  fault(response, 412, `Tus-Resumable ${version} is spoken here`);
};

const describeProtocol: RequestHandler = (_request, response) => {
  response
    .status(204)
    .set({
      'Tus-Version': version,
      'Tus-Extension': 'creation,termination',
      'Tus-Max-Size': String(mostBytes),
    })
    .end();
};

type Opened = { parts: FormParts; store: Store; uploads: ReturnType<typeof resumableUploads> };

/** Undefined when the draft may upload, because of this or an earlier proof. */
async function challengeFor({ parts, store, draft, proof, address }: Proving): Promise<Challenge | undefined> {
  const { uploadPass, limits } = parts;
  if (!uploadPass || (await uploadPass.admits(store, draft, proof))) return undefined;
  return uploadPass.challenge(timesTheWork(await limits.challenges.count({ address })));
}

/** The code names the text that is shown beside the field. */
function tooMany(response: Response, seconds: number, code: 'filesRate' | 'filesQuota', message: string): void {
  askToWait(response, seconds);
  fault(response, 429, message, { errors: [{ field: 'attachments', code, message }] });
}

function turnAway(response: Response, why: 'locked' | 'room' | 'elsewhere'): void {
  if (why === 'elsewhere') return fault(response, 409, 'The upload stands elsewhere');
  if (why === 'locked') return fault(response, 423, 'Another request writes to it');
  tooMany(response, fullSeconds, 'filesQuota', 'Too much is waiting');
}

async function keepWhole({ parts, store, uploads }: Opened, upload: ArrivingUpload): Promise<FieldFault | undefined> {
  const target = { draft: { hash: upload.token_hash }, sender: senderIn(upload), arriving: upload.id };
  const fileFault = await keepFiles(parts, store, target, [await uploads.whole(upload)]);
  if (!fileFault) await uploads.finish(upload);
  return fileFault;
}

/** Writes the piece in a request to its file. The last piece has the file inspected and kept. */
async function writePiece(request: Request, response: Response, opened: Opened, upload: ArrivingUpload): Promise<void> {
  const { parts, store, uploads } = opened;
  const { id, size, arrived } = upload;
  const claim = await store.arriving.claim(id, arrived);
  if ('refused' in claim) {
    await drain(request);
    return turnAway(response, claim.refused);
  }
  try {
    const offset = await uploads.append(upload, claim, request);
    response.set('Upload-Offset', String(offset));
    const fileFault =
      offset === size ? await uploads.holding(upload, claim.lock, () => keepWhole(opened, upload)) : undefined;
    if (!fileFault) return void response.status(204).end();
    await uploads.drop(id);
    const told = answerFault(parts.textsOf(response.locals.visitorLocale.code)('forms'), fileFault);
    fault(response, 422, told.message, { errors: [told] });
  } catch (error) {
    const code = error instanceof InputFault ? error.code : undefined;
    if (code === 'moreThanAnnounced') {
      await uploads.drop(id);
      return fault(response.set('Connection', 'close'), 413, 'More than was announced');
    }
    if (code === 'locked' || code === 'room') {
      await drain(request);
      return turnAway(response, code);
    }
    if (!request.complete && request.destroyed) return;
    throw error;
  } finally {
    // Before the release, which fails if the store cannot be written: an unread body would block the connection.
    request.resume();
    await store.arriving.release(id, claim.lock);
  }
}

export function uploadApi(backOffice: () => Promise<FormParts>): Router {
  async function open(): Promise<Opened> {
    const parts = await backOffice();
    const store = await parts.store();
    return { parts, store, uploads: resumableUploads(parts.incomingDir, store) };
  }

  const begin: RequestHandler = async (request, response) => {
    const announced = readAnnounced(request.get('upload-length'), request.get('upload-metadata'));
    if (announced === 413) return fault(response, 413, `A file may have ${mostBytes / 1024 ** 2} MB`);
    if (announced === 400) {
      return fault(response, 400, 'Upload-Length and, in Upload-Metadata, filename and draft are needed');
    }
    const { parts, store, uploads } = await open();
    const address = request.ip ?? '';
    const wait = await parts.limits.forms.take({ address, of: 'upload' });
    if (wait !== undefined) return tooMany(response, wait, 'filesRate', 'Too many uploads');
    const { draft, name, size, proof } = announced;
    const challenge = await challengeFor({ parts, store, draft, proof, address });
    if (challenge) {
      return fault(response, 403, 'Solve the challenge; send the solution as proof in Upload-Metadata', {
        result: { challenge },
      });
    }
    const id = await uploads.begin({ ...senderOf(parts.secrets, address), draft, name, size });
    ok(response.status(201).location(`/webapi/upload/${id}`), { id });
  };

  const sendOffset: RequestHandler<Id> = async (request, response) => {
    const { store } = await open();
    const upload = await store.arriving.find(request.params.id);
    if (!upload) return void response.status(404).end();
    response.set({ 'Upload-Offset': String(upload.arrived), 'Upload-Length': String(upload.size) }).end();
  };

  const cancel: RequestHandler<Id> = async (request, response) => {
    const { store, uploads } = await open();
    if (!(await store.arriving.find(request.params.id))) return fault(response, 404, 'No such upload');
    await uploads.drop(request.params.id);
    response.status(204).end();
  };

  const append: RequestHandler<Id> = async (request, response) => {
    if (request.get('content-type') !== pieces) return fault(response, 415, `Pieces are ${pieces}`);
    const { parts, store, uploads } = await open();
    const upload = await store.arriving.find(request.params.id);
    if (!upload) return fault(response, 404, 'No such upload');
    response.set('Upload-Offset', String(upload.arrived));
    if (request.get('upload-offset') !== String(upload.arrived))
      return fault(response, 409, 'The upload stands elsewhere');
    if (upload.kept === 1) return void response.status(204).end();
    return writePiece(request, response, { parts, store, uploads }, upload);
  };

  const list: RequestHandler = async (request, response) => {
    const { draft } = request.query;
    const { parts, store } = await open();
    if (typeof draft !== 'string') return ok(response, { files: [] });
    const files = await store.uploads.list(draft);
    const challenge = await challengeFor({ parts, store, draft, proof: '', address: request.ip ?? '' });
    ok(response, { files, ...(challenge && { challenge }) });
  };

  const unavailable: ErrorRequestHandler = (error, _request, response, next) => {
    if (!(error instanceof NeighbourFault) || response.headersSent) return next(error);
    askToWait(response, busySeconds);
    fault(response, 503, 'The file cannot be kept at the moment');
  };

  const router = Router();
  router.use(tus);
  router.route('/').options(describeProtocol).post(begin).get(list);
  router.route('/:id').options(describeProtocol).head(sendOffset).patch(append).delete(cancel);
  router.use(unavailable);
  return router;
}
