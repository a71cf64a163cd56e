// Sends one file piece by piece; when the line breaks it asks how far the server got and goes on from there.

export type StoredFile = { path: string; name: string; size: number };
export type Uploaded = { files: StoredFile[] } | { refused: string } | { stopped: true };

type Watch = {
  progress: (sent: number) => void;
  /** The line is gone; true while we wait for it. */
  waiting: (waits: boolean) => void;
};

const pieceBytes = 256 * 1024;
const longestPauseMs = 15_000;

type PieceAnswer = {
  code: number;
  result: { id?: string; offset?: number; files?: StoredFile[] } | null;
  errors?: { code: string }[];
};
type Piece = { status: number; offset: number | undefined; body: PieceAnswer | undefined };

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
  body: Blob | string | null,
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
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const pieces = { 'Content-Type': 'application/offset+octet-stream', Accept: 'application/json' };
  let url = '';
  let offset = 0;
  let failures = 0;

  async function step(): Promise<Uploaded | undefined> {
    if (url === '') {
      const begun = await send(
        'POST',
        '/webapi/upload',
        JSON.stringify({ draft, name: file.name, size: file.size }),
        json,
      );
      if (begun.status !== 201) {
        if (begun.status >= 500) throw new Error(`Upload answered ${begun.status}`);
        return { refused: begun.status === 429 ? 'storage' : 'filesSize' };
      }
      url = `/webapi/upload/${begun.body?.result?.id ?? ''}`;
      offset = 0;
    }
    if (failures > 0) {
      const asked = await send('HEAD', url, null, {});
      if (asked.status === 404) url = '';
      offset = asked.offset ?? 0;
      if (url === '') return undefined;
    }
    const start = offset;
    const piece = file.slice(start, start + pieceBytes);
    const answer = await send('PATCH', url, piece, { ...pieces, 'Upload-Offset': String(start) }, (sent) =>
      progress(start + sent),
    );
    if (answer.status === 422) return { refused: answer.body?.errors?.[0]?.code ?? 'filesType' };
    if (answer.status !== 200) throw new Error(`Upload answered ${answer.status}`);
    offset = answer.offset ?? start;
    failures = 0;
    waiting(false);
    progress(offset);
    const files = answer.body?.result?.files;
    return files && { files };
  }

  for (;;) {
    if (stopped()) return { stopped: true };
    try {
      const done = await step();
      if (done) return done;
    } catch {
      failures += 1;
      waiting(true);
      await pause(Math.min(1_000 * 2 ** (failures - 1), longestPauseMs));
    }
  }
}
