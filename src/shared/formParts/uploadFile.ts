// Uploads a file in pieces by the tus protocol; after a lost connection it asks the server for the offset and continues there.
import type { Challenge } from 'altcha-lib';
import type { ArrivedAnswer, FormFile } from '../forms/FormState.ts';

/** `failed`: given up after as many faults in a row as a good line does not have. */
export type Uploaded = { files: FormFile[] } | { refused: string } | { stopped: true } | { failed: true };

type Watch = {
  progress: (sent: number) => void;
  /** True while the upload waits for the connection. */
  waiting: (waits: boolean) => void;
};

const pieceBytes = 256 * 1024;
const longestPauseMs = 15_000;
/** In a row, with a connection: about a minute and a half. */
const mostFailures = 10;
const longestName = 200;

/** Base64 of the UTF-8 bytes, as the protocol requires. */
const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

type PieceAnswer = ArrivedAnswer<{ challenge?: Challenge; files?: FormFile[] }>;
type Piece = { status: number; offset: number | undefined; location: string | null; body: PieceAnswer | undefined };

/** Why a file was refused. A proxy that refuses one as too large gives no reason. */
const refusalIn = ({ status, body }: Piece): string =>
  body?.errors?.[0]?.code ?? (status === 413 ? 'filesSize' : 'storage');

function parsed(text: string): PieceAnswer | undefined {
  try {
    return JSON.parse(text) as PieceAnswer;
  } catch {
    return undefined;
  }
}

function send(
  method: string,
  url: string,
  body: Blob | null,
  headers: Record<string, string>,
  progress?: (sent: number) => void,
): Promise<Piece> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = 120_000;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => progress?.(loaded);
    request.onerror = reject;
    request.ontimeout = reject;
    request.onload = () => {
      const offset = request.getResponseHeader('Upload-Offset');
      resolve({
        status: request.status,
        offset: offset === null ? undefined : Number(offset),
        location: request.getResponseHeader('Location'),
        body: parsed(request.responseText),
      });
    };
    request.send(body);
  });
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });

export async function uploadFile(
  file: File,
  draft: string,
  { progress, waiting }: Watch,
  stopped: () => boolean,
): Promise<Uploaded> {
  const tus = { 'Tus-Resumable': '1.0.0', Accept: 'application/json' };
  const pieces = { ...tus, 'Content-Type': 'application/offset+octet-stream' };
  let url = '';
  let proof = '';
  let isAdmitted = false;
  let offset = 0;
  let failures = 0;
  /** All pieces were sent: perhaps the file is kept, though the answer was lost. */
  let isWhole = false;

  const listed = async () => {
    const { body } = await send('GET', `/webapi/upload?draft=${draft}`, null, {});
    if (!body?.result) throw new Error('No list');
    return body.result;
  };

  /** The first file of a draft needs a proof of work; it is computed in advance instead of after a refusal. */
  async function prove(): Promise<void> {
    const { challenge } = await listed();
    if (challenge) proof = (await (await import('./solve.ts')).solve(challenge)) ?? '';
    isAdmitted = true;
  }

  async function begin(): Promise<Uploaded | undefined> {
    if (!isAdmitted) await prove();
    const metadata = Object.entries({ filename: file.name.slice(0, longestName), draft, proof });
    const begun = await send('POST', '/webapi/upload', null, {
      ...tus,
      'Upload-Length': String(file.size),
      'Upload-Metadata': metadata.map(([name, value]) => `${name} ${base64(value)}`).join(','),
    });
    if (begun.status === 403) {
      isAdmitted = false;
      throw new Error('The proof is no longer good');
    }
    if (begun.status >= 500) throw new Error(`Upload answered ${begun.status}`);
    if (begun.status !== 201) return { refused: refusalIn(begun) };
    url = begun.location ?? '';
    offset = 0;
    return undefined;
  }

  async function step(): Promise<Uploaded | undefined> {
    if (url === '') return begin();
    if (failures > 0) {
      const asked = await send('HEAD', url, null, tus);
      if (asked.status === 404) url = '';
      offset = asked.offset ?? 0;
      isWhole = offset === file.size;
      if (url === '' || (stopped() && !isWhole)) return undefined;
    }
    const start = offset;
    const piece = file.slice(start, start + pieceBytes);
    isWhole = start + piece.size === file.size;
    const answer = await send('PATCH', url, piece, { ...pieces, 'Upload-Offset': String(start) }, (sent) =>
      progress(start + sent),
    );
    if ([413, 422, 429].includes(answer.status)) return { refused: refusalIn(answer) };
    if (answer.status !== 204) throw new Error(`Upload answered ${answer.status}`);
    offset = answer.offset ?? start;
    failures = 0;
    waiting(false);
    progress(offset);
    if (offset < file.size) return undefined;
    const { files = [] } = await listed();
    return { files };
  }

  for (;;) {
    if (stopped() && !isWhole) return { stopped: true };
    try {
      const done = await step();
      if (done) return done;
    } catch {
      failures += 1;
      if (failures >= mostFailures && navigator.onLine) return { failed: true };
      waiting(true);
      await pause(Math.min(1_000 * 2 ** (failures - 1), longestPauseMs));
    }
  }
}

/** The files that are stored under a draft's token. Rejects without a list: a server that is busy does not say that there are none. */
export async function storedFiles(draft: string): Promise<FormFile[]> {
  const response = await fetch(`/webapi/upload?draft=${draft}`);
  const { result } = (await response.json()) as PieceAnswer;
  if (!result?.files) throw new Error('No list');
  return result.files;
}

export type UploadFile = typeof uploadFile;

export type RemoveFile = (path: string, draft: string, form: HTMLFormElement | null) => Promise<void>;

/** Failures are ignored. */
export const removeFile: RemoveFile = async (path, draft, form) => {
  const body = new URLSearchParams({ remove: path, draft });
  const request = { method: 'POST', headers: { Accept: 'application/json' }, body };
  if (form) await fetch(form.action, request).catch(() => undefined);
};
