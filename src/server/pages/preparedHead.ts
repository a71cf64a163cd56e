// Writes the head of an answer from strings that are there, instead of twenty headers that Node checks and joins each time.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The head as Node is about to send it, which it keeps under this name and tells nobody of. */
type Inner = { _header: string | null };

const marks = { own: '200 OK\r\n', date: 'Date: ' };

/** What Node itself writes in front of a body: found by asking it, so that nothing of it is said twice. */
function headOf(headers: readonly string[], keepAliveTimeout: number): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  const response = new ServerResponse(request);
  // Set by its server, and part of what it tells the browser.
  Object.assign(response, { _keepAliveTimeout: keepAliveTimeout });
  response.writeHead(200, [...headers]);
  const { _header: head } = response as unknown as Inner;
  return typeof head === 'string' && head.includes(marks.own) && head.includes(`\r\n${marks.date}`) ? head : undefined;
}

const canPrepare = headOf(['Content-Length', '0'], 0) !== undefined;

/** From the date on: the same for every answer within a second. */
let ending = { second: 0, timeout: 0, text: '' };

function endingFor(timeout: number): string {
  const second = Math.floor(Date.now() / 1000);
  if (ending.second !== second || ending.timeout !== timeout) {
    const head = headOf(['Content-Length', '0'], timeout) ?? '';
    ending = { second, timeout, text: head.slice(head.indexOf(marks.date)) };
  }
  return ending.text;
}

/** All before the date; undefined where another Node keeps its head elsewhere, and everything is written in its own way. */
export function preparedHead(headers: readonly string[]): string | undefined {
  if (!canPrepare) return undefined;
  const head = headOf(headers, 0) ?? '';
  return head.slice(0, head.indexOf(marks.date, head.indexOf(`\r\n${marks.date}`)));
}

/** What an early step says of every answer. */
const idName = 'x-request-id';

/** True when the head is written: not for a visitor who is to be told that the connection ends, or to whom something else is said as well. */
export function writePrepared(response: ServerResponse, head: string, more: readonly string[]): boolean {
  const { shouldKeepAlive, req } = response;
  const said = response.getHeaderNames();
  if (!shouldKeepAlive || req.httpVersionMinor !== 1 || said.some((name) => name !== idName)) return false;
  const { _keepAliveTimeout: timeout } = response as unknown as { _keepAliveTimeout: number };
  let text = head;
  for (const name of said) text += `X-Request-Id: ${String(response.getHeader(name))}\r\n`;
  for (let at = 0; at < more.length; at += 2) text += `${more[at]}: ${more[at + 1]}\r\n`;
  response.statusCode = 200;
  Object.assign<ServerResponse, Inner>(response, { _header: text + endingFor(timeout) });
  return true;
}
