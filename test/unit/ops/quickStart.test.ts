// What a start leaves out: compiling what its build has kept compiled, and dictionaries that only a search needs.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Converter } from 'opencc-js/t2cn';
import { folded } from '../../../src/shared/search/folded.ts';

jest.mock('opencc-js/t2cn', () => {
  const { Converter: real } = jest.requireActual<{ Converter: typeof Converter }>('opencc-js/t2cn');
  return { Converter: jest.fn(real) };
});

const root = path.join(__dirname, '../../..');

test.each(['site.cjs', 'server.cjs'])('the code kept of %s is taken as it is', (piece) => {
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

test('the dictionaries of Chinese spellings are made for the first Chinese word', () => {
  expect(folded('Cloud')).toBe('cloud');
  expect(Converter).not.toHaveBeenCalled();
  expect(folded('雲端')).toBe('云端');
  expect(folded('電腦')).toBe('电脑');
  expect(Converter).toHaveBeenCalledTimes(1);
});
