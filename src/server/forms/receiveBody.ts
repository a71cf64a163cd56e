// Receives a posted form: reads its fields, and writes files to disk within the limits.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { mostBytes, mostFiles } from '../../shared/forms/fileLimits.ts';
import { statusOf } from '../http/respond.ts';
import { InputFault } from '../ops/faults.ts';
import type { Limits } from '../ops/limits.ts';

/** A received file that was not inspected yet. */
export type Arrived = { path: string; name: string; size: number };

export type Body = {
  fields: ReadonlyMap<string, readonly string[]>;
  arrived: readonly Arrived[];
  /** It came with files, whether or not they were kept. */
  hadFiles: boolean;
  /** More files than a form may have; the others were dropped. */
  tooMany: boolean;
  /** More bytes than a form may have; all files were dropped. */
  tooLarge: boolean;
  /** Incomplete, or with more parts than a form may have; the readable part is here. */
  broken: boolean;
  /** Why files could not be written; most likely the disk is full. */
  unkept: string | undefined;
};

/** Oversized requests are read up to here, so that the browser gets our response; beyond, the connection is closed. */
const mostRead = 96 * 1024 * 1024;
/** Longer than anything typed by hand, so that the field's own limit responds and the typed text is kept. */
const mostFieldBytes = 128 * 1024;
const mostPlainBytes = 1024 * 1024;
/** What has come of files and is not counted as theirs yet, between the socket and the disk. */
const mostOnTheWay = 1024 * 1024;
const mostParts = { fields: 200, files: 100 };

type Tally = {
  read: number;
  files: number;
  tooMany: boolean;
  tooLarge: boolean;
  broken: boolean;
  unkept: string | undefined;
  arrived: Arrived[];
};

function countBytes(tally: Tally, chunk: Buffer): void {
  tally.read += chunk.length;
  if (tally.read > mostRead) throw new InputFault('tooLarge', 'Far too large');
  if (tally.read > mostBytes) tally.tooLarge = true;
}

async function storeFile(tally: Tally, folder: string | undefined, file: Express.Multer.File): Promise<void> {
  tally.files += 1;
  const place = tally.files;
  if (place > mostFiles) tally.tooMany = true;
  if (place > mostFiles || folder === undefined) {
    for await (const chunk of file.stream as AsyncIterable<Buffer>) countBytes(tally, chunk);
    return;
  }
  const path = join(folder, randomBytes(16).toString('hex'));
  const unkept = (error: unknown): undefined => void (tally.unkept = String(error));
  const handle = await open(path, 'wx', 0o600).catch(unkept);
  let size = 0;
  try {
    for await (const chunk of file.stream as AsyncIterable<Buffer>) {
      countBytes(tally, chunk);
      size += chunk.length;
      if (tally.tooLarge || tally.unkept !== undefined) continue;
      await handle?.writeFile(chunk).catch(unkept);
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle?.close();
  }
  tally.arrived[place - 1] = { path, name: file.originalname, size };
}

export const removeArrived = (files: readonly Arrived[]): Promise<unknown> =>
  Promise.all(files.map(({ path }) => rm(path, { force: true })));

/** Values per name: more than the options of any form, and than the sessions that anybody ends at once. */
const mostValues = 50;

/** Drops nested lists: converting deeply nested ones to text would overflow the stack. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Values of a parsed body by name. */
export function listsOf(body: unknown): Map<string, string[]> {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(
    entries.map(([name, value]) => [name, [value].flat().slice(0, mostValues).filter(isPlain).map(String)]),
  );
}

const runParser = (parser: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });

const plainParsers = [
  express.urlencoded({ extended: false, limit: mostPlainBytes, parameterLimit: 1_000 }),
  express.json({ limit: mostPlainBytes }),
];

/** Text waits in memory, and the parser limits each field only. No form has this much: what sends it gets no answer. */
function limitText(request: Request, tally: Tally): void {
  let all = 0;
  request.on('data', (chunk: Buffer) => {
    all += chunk.length;
    if (all - tally.read <= mostPlainBytes + mostOnTheWay) return;
    request.destroy(new InputFault('tooLarge', 'More text than any form has'));
  });
}

async function readMultipart(request: Request, response: Response, folder: string | undefined): Promise<Tally> {
  const tally: Tally = {
    read: 0,
    files: 0,
    tooMany: false,
    tooLarge: false,
    broken: false,
    unkept: undefined,
    arrived: [],
  };
  const storage: StorageEngine = {
    _handleFile(_request, file, done) {
      storeFile(tally, folder, file).then(() => done(null, {}), done);
    },
    _removeFile(_request, _file, done) {
      done(null);
    },
  };
  const limits = { fieldSize: mostFieldBytes, ...mostParts, fieldNameSize: 100, fieldNestingDepth: 1 };
  const parser = multer({ storage, limits, defParamCharset: 'utf8' }).any();
  const parsed = runParser(parser, request, response);
  limitText(request, tally);
  await parsed.catch(async (error: unknown) => {
    await removeArrived(tally.arrived);
    tally.arrived = [];
    if (error instanceof InputFault || !request.complete) throw error;
    // Fields before the fault are already in request.body.
    tally.broken = true;
  });
  return tally;
}

/**
 * Returns the body; throws an InputFault when there is nothing that a form could be shown with. Without a folder, files
 * are read and dropped: for forms without files, for pages of other sites, and for senders over their limit.
 */
export async function receiveBody(request: Request, response: Response, folder: string | undefined): Promise<Body> {
  try {
    if (!request.is('multipart/form-data')) {
      for (const parser of plainParsers) await runParser(parser, request, response);
      return {
        fields: listsOf(request.body),
        arrived: [],
        hadFiles: false,
        tooMany: false,
        tooLarge: false,
        broken: false,
        unkept: undefined,
      };
    }
    // If this fails, writing the files fails too, and is reported together with everything typed.
    if (folder) await mkdir(folder, { recursive: true }).catch(() => undefined);
    const { arrived, files, tooMany, tooLarge, broken, unkept } = await readMultipart(request, response, folder);
    const keeps = !tooLarge && unkept === undefined;
    if (!keeps) await removeArrived(arrived);
    const kept = { arrived: keeps ? arrived : [], hadFiles: files > 0 };
    return { fields: listsOf(request.body), ...kept, tooMany, tooLarge, broken, unkept };
  } catch (error) {
    if (error instanceof InputFault) throw error;
    if (error instanceof MulterError) throw new InputFault('unreadable', error.message);
    throw new InputFault(statusOf(error) === 413 ? 'tooLarge' : 'unreadable', String(error));
  }
}

/** Whether a text can be the key of a form or the token of a draft. */
export const isToken = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

type Counting = {
  limits: Pick<Limits, 'forms'>;
  /** Under which name it is counted; undefined for what is not counted. */
  of: string | undefined;
  /** Where its files go; undefined for forms without files. */
  folder?: string | undefined;
};

/** `wait`: seconds to wait when the form was sent too often. */
export type Posted = { remoteAddress: string; body: Body; wait: number | undefined };

/**
 * How every form posted to a page begins: it is counted, then its body is read, so that what is sent too often keeps no file, and what
 * cannot be read is counted as well. Throws an InputFault if nothing came that a form could be shown with.
 */
export async function receivePosted(
  request: Request,
  response: Response,
  { limits, of, folder }: Counting,
): Promise<Posted> {
  const remoteAddress = request.ip ?? '';
  const wait = of === undefined ? undefined : await limits.forms.take({ address: remoteAddress, of });
  const body = await receiveBody(request, response, wait === undefined ? folder : undefined);
  return { remoteAddress, body, wait };
}
