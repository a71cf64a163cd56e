// Counts the bytes of a page and everything its HTML names, compressed alike for every server.
import zlib from 'node:zlib';

export type Bytes = {
  html: number;
  htmlBr: number;
  cssBr: number;
  scriptBr: number;
  inlineScriptBr: number;
  requests: number;
};

const br = (bytes: Buffer): number => (bytes.length === 0 ? 0 : zlib.brotliCompressSync(bytes).length);

const everyMatch = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])),
];

const fetchBytes = async (url: URL): Promise<Buffer> => {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  if (!response.ok && response.status !== 404) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

export async function answerBytes(address: string): Promise<Bytes> {
  const url = new URL(address);
  const html = await fetchBytes(url);
  const text = html.toString();
  const sum = async (names: string[]) => {
    const files = await Promise.all(names.map((name) => fetchBytes(new URL(name, url))));
    return files.reduce((total, file) => total + br(file), 0);
  };
  const styles = everyMatch(text, /<link[^>]*?href="([^"]+\.css)"/g);
  // Our pages name their scripts and the scripts' texts in the JSON block; the start script loads them after the load
  // event.
  const [state = ''] = /<script[^>]*id="state"[\s\S]*?<\/script>/.exec(text) ?? [];
  const scripts = [...new Set([...everyMatch(text, /"([^"]+\.js)"/g), ...everyMatch(state, /"([^"]+\.json)"/g)])];
  const inline = [...text.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code,
  );
  return {
    html: html.length,
    htmlBr: br(html),
    cssBr: await sum(styles),
    scriptBr: await sum(scripts),
    inlineScriptBr: br(Buffer.from(inline.join(''))),
    requests: 1 + styles.length + scripts.length,
  };
}
