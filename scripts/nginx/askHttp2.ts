// A request to nginx over HTTP/2, as browsers send it: nginx treats some requests differently there.
import { connect } from 'node:http2';
import { once } from 'node:events';

/** Returns what came back for a form with that body. */
export async function postOverHttp2(
  base: string,
  host: string,
  target: string,
  body: string,
): Promise<{ status: unknown; body: string }> {
  const session = connect(base);
  try {
    const stream = session.request({
      ':method': 'POST',
      ':path': target,
      ':authority': host,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
    });
    stream.setEncoding('utf8').end(body);
    const [headers] = await once(stream, 'response');
    return { status: headers[':status'], body: (await stream.toArray()).join('') };
  } finally {
    session.destroy();
  }
}
