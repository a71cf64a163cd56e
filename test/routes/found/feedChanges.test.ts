// A feed reader that asks only for what has changed is told of every change, whatever day the article has.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inside, startApp } from '../../support/app.ts';
import { contentDir, withFewArticles } from '../../support/backendParts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The feed of the site as its content is now. */
async function feedNow(headers: Record<string, string> = {}) {
  const app = await startApp({ replaced: { contentFolder: folder } });
  const { status, text, headers: told } = await app.get('/feed-en-cloud-news.json', headers);
  await app.close();
  return { status, text, told };
}

inside('a feed', () => {
  test('has a second article of the same day for a reader who had the first', async () => {
    cpSync(contentDir, folder, { recursive: true, filter: withFewArticles('mysql-80', 'database-move') });
    const before = await feedNow();
    const { etag = '', 'last-modified': day } = before.told;
    const asking = { ...(etag && { 'If-None-Match': etag }), ...(day && { 'If-Modified-Since': day }) };
    expect((await feedNow(asking)).status).toBe(304);
    const [first, second] = ['mysql-80', 'mysql-again'].map((id) => path.join(folder, 'news', id));
    cpSync(first ?? '', second ?? '', { recursive: true });
    for (const name of readdirSync(second ?? '')) {
      const file = path.join(second ?? '', name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^id: .*/m, 'id: mysql-again'));
    }
    const after = await feedNow(asking);
    expect([after.status, after.text.includes('mysql-again')]).toEqual([200, true]);
  });
});
