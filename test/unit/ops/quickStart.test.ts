// A start skips compiling what the build has kept compiled, and loading dictionaries that only a search needs.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Converter } from 'opencc-js/t2cn';
import { foldedBy } from '../../../src/shared/search/folded.ts';

const root = path.join(__dirname, '../../..');

test.each(['site.cjs', 'server.cjs'])('the compiled code kept for %s is accepted', (piece) => {
  const file = path.join(root, 'dist/server', piece);
  const script = `
    import { compile } from ${JSON.stringify(path.join(root, 'src/server/start/keptCode.ts'))};
    console.log(compile(${JSON.stringify(file)}).cachedDataRejected);
  `;
  const said = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: {},
  });
  expect(said).toBe('false\n');
});

test('the dictionaries of Chinese spellings are loaded once, for the first Chinese word', () => {
  let made = 0;
  const folded = foldedBy(() => {
    made += 1;
    return Converter({ from: 't', to: 'cn' });
  });
  expect([folded('Cloud'), made]).toEqual(['cloud', 0]);
  expect([folded('雲端'), folded('電腦'), made]).toEqual(['云端', '电脑', 1]);
});
