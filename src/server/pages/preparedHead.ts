// Writes the head of a response from prepared strings, instead of twenty headers that Node checks and joins each time.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The head that Node is about to send, in an undocumented property of its response. */
type Inner = { _header: string | null };

const marks = { own: '200 OK\r\n', date: 'Date: ' };

/** The head that Node itself writes for these headers, so that its rules are not repeated here. */
function headOf(headers: readonly string[], keepAliveTimeout: number): string | undefined {
  const request = new IncomingMessage(new Socket());
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  const response = new ServerResponse(request);
  // Set by the server of a response, and part of its head.
  Object.assign(response, { _keepAliveTimeout: keepAliveTimeout });
  response.writeHead(200, [...headers]);
  const { _header: head } = response as unknown as Inner;
  return typeof head === 'string' && head.includes(marks.own) && head.includes(`\r\n${marks.date}`) ? head : undefined;
}

/** False if another version of Node keeps its head elsewhere; headers are then written the usual way. */
export const canPrepare = headOf(['Content-Length', '0'], 0) !== undefined;

/** The head from the date on, which is the same for every response within a second. */
let ending = { second: 0, timeout: 0, text: '' };

function endingFor(timeout: number): string {
  const second = Math.floor(Date.now() / 1000);
  if (ending.second !== second || ending.timeout !== timeout) {
    const head = headOf(['Content-Length', '0'], timeout) ?? '';
    ending = { second, timeout, text: head.slice(head.indexOf(marks.date)) };
  }
  return ending.text;
}

/** The head before the date; undefined if heads cannot be prepared. */
export function preparedHead(headers: readonly string[]): string | undefined {
  if (!canPrepare) return undefined;
  const head = headOf(headers, 0) ?? '';
  return head.slice(0, head.indexOf(marks.date, head.indexOf(`\r\n${marks.date}`)));
}

/** The one header that an early step sets on every response. */
const idName = 'x-request-id';

/** True when the head was written. Not done when the response must announce the end of the connection, or has other headers as well. */
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
