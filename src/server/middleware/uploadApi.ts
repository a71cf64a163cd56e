// Uploads in pieces under /webapi/upload: begin, ask how far, go on, and list what a draft holds.
import express, { Router, type RequestHandler, type Response } from 'express';
import { faultText } from '../../shared/forms/faultText.ts';
import type { FieldFault } from '../../shared/forms/Form.ts';
import type { FormParts } from '../forms/FormParts.ts';
import { keepFiles } from '../forms/keepFiles.ts';
import { readUploadWish, resumableUploads, TooMuch } from '../forms/resumableUploads.ts';
import { StoreError } from '../store/StoreError.ts';

type Uploads = ReturnType<typeof resumableUploads>;

function answer(response: Response, status: number, message: string, result: object | null): void {
  response.status(status).json({ code: status < 300 ? 0 : status, message, result });
}

const offsetHeader = 'Upload-Offset';

export function uploadApi(forms: () => Promise<FormParts>): Router {
  let known: Uploads | undefined;
  const uploadsOf = ({ incomingDir }: FormParts): Uploads => (known ??= resumableUploads(incomingDir));

  const begin: RequestHandler = async (request, response) => {
    const parts = await forms();
    const wait = await parts.rateLimit(request.ip ?? '', 'upload');
    if (wait !== undefined) {
      response.set('Retry-After', String(wait));
      return answer(response, 429, 'Too many uploads', null);
    }
    const wish = readUploadWish(request.body);
    if (!wish) return answer(response, 400, 'draft, name and size are needed, size at most 24 MB', null);
    answer(response, 201, 'ok', { id: await uploadsOf(parts).begin(wish), offset: 0 });
  };

  const ask: RequestHandler<{ id: string }> = async (request, response) => {
    const progress = await uploadsOf(await forms()).find(request.params.id);
    if (!progress) return void response.status(404).end();
    response.set({ [offsetHeader]: String(progress.offset), 'Upload-Length': String(progress.wish.size) }).end();
  };

  const goOn: RequestHandler<{ id: string }> = async (request, response) => {
    const parts = await forms();
    const uploads = uploadsOf(parts);
    const { id } = request.params;
    const progress = await uploads.find(id);
    if (!progress) return answer(response, 404, 'No such upload', null);
    const { draft, size } = progress.wish;
    if (request.get(offsetHeader) !== String(progress.offset)) {
      response.set(offsetHeader, String(progress.offset));
      return answer(response, 409, 'The upload stands elsewhere', { offset: progress.offset });
    }
    try {
      const offset = await uploads.append(id, progress, request);
      if (offset === undefined) return answer(response, 409, 'The upload is being written to', null);
      response.set(offsetHeader, String(offset));
      if (offset < size) return answer(response, 200, 'ok', { offset });
      const store = await parts.store();
      const fault = await keepFiles(parts, store, draft, [await uploads.finish(id, progress)]);
      if (fault) return refuse(parts, response, fault);
      answer(response, 200, 'ok', { offset, files: await store.uploads.list(draft) });
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      // Read on, or the browser would see a broken line instead of the answer.
      request.resume();
      if (error instanceof StoreError) return answer(response, 503, 'The file cannot be kept at the moment', null);
      if (!(error instanceof TooMuch)) throw error;
      await uploads.drop(id);
      response.set('Connection', 'close');
      answer(response, 413, 'More than was announced', null);
    }
  };

  const refuse = (parts: FormParts, response: Response, fault: FieldFault): void => {
    const message = faultText(parts.textsOf(response.locals.visitorLocale.code)('forms'), fault);
    response
      .status(422)
      .json({ code: 422, message, result: null, errors: [{ field: fault.field, code: fault.key, message }] });
  };

  const list: RequestHandler = async (request, response) => {
    const { draft } = request.query;
    const store = await (await forms()).store();
    answer(response, 200, 'ok', { files: typeof draft === 'string' ? await store.uploads.list(draft) : [] });
  };

  const router = Router();
  router
    .route('/')
    .post(express.json({ limit: '4kb' }), begin)
    .get(list);
  router.route('/:id').head(ask).patch(goOn);
  return router;
}
