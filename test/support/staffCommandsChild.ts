// Child process that runs staff commands one after the other: each is the real script, with its own arguments, settings
// and output.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** `file`: the script, from the project's folder. */
export type Call = { file: string; words: string[]; env: Record<string, string> };
export type Said = { code: number; stdout: string; stderr: string };

let calls = 0;

async function run({ file, words, env }: Call): Promise<Said> {
  calls += 1;
  const said: Said = { code: 0, stdout: '', stderr: '' };
  const [toOutput, toErrors] = [process.stdout.write, process.stderr.write];
  const settings = { ...process.env };
  const keep = (where: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    said[where] += String(text);
    return true;
  };
  process.stdout.write = keep('stdout');
  process.stderr.write = keep('stderr');
  process.argv.splice(2, Infinity, ...words);
  Object.assign(process.env, env);
  try {
    // The changed query makes Node run the script again; its imports are already loaded.
    await import(`${pathToFileURL(path.resolve(file)).href}?call=${calls}`);
    said.code = Number(process.exitCode ?? 0);
  } catch (error) {
    Object.assign(said, { code: 1, stderr: said.stderr + String(error) });
  }
  Object.assign(process.stdout, { write: toOutput }).removeAllListeners('error');
  Object.assign(process.stderr, { write: toErrors });
  for (const name of Object.keys(env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
  process.exitCode = 0;
  return said;
}

let before: Promise<unknown> = Promise.resolve();
process.on('message', ({ id, call }: { id: number; call: Call }) => {
  before = before.then(async () => process.send?.({ id, said: await run(call) }));
});
