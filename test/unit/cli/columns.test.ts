// Columns of the commands' lists, in a terminal that shows the signs of East Asia twice as wide.
import { printTable } from '../../../src/server/cli/print.ts';

test('names in any script leave the columns beside them straight', () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  printTable(
    ['Name', 'Company', 'State'],
    [
      ['Ada', 'Harbour', 'open'],
      ['王小明', '海港科技股份有限公司', 'open'],
      ['김민수', 'ハーバー（株）', 'open'],
      ['𠮷野', '🎉', 'open'],
    ],
  );
  write.mockRestore();
  expect(written).toEqual([
    'Name    Company               State\n',
    'Ada     Harbour               open\n',
    '王小明  海港科技股份有限公司  open\n',
    '김민수  ハーバー（株）        open\n',
    '𠮷野    🎉                    open\n',
  ]);
});
