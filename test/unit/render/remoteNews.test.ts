// Articles of a remote back end as pages and feeds get them: as they were written, and without those that were deleted.
import { remoteNews } from '../../../src/server/render/remoteNews.ts';
import { createRemote } from '../../../src/server/webapi/remote/createRemote.ts';
import type { NewsBackend } from '../../../src/server/webapi/Backend.ts';
import type { Article } from '../../../src/shared/facts/facts.ts';
import { apiOf, dataFolder, embeddedBackend, embeddedNews, quiet, serve } from '../../support/backendParts.ts';

const reading = { locale: 'en', host: 'cocloud.example', now: Date.parse('2026-11-26T12:00:00+08:00') } as const;

/** What pages read, with their back end's articles changed by `change`. */
async function readAfar<Read>(
  change: (ours: NewsBackend) => NewsBackend,
  read: (news: ReturnType<typeof remoteNews>) => Promise<Read>,
): Promise<Read> {
  const server = await serve(apiOf(await embeddedBackend(), change(embeddedNews())));
  const { dataDir, remove } = dataFolder();
  const shipped = { ...(await embeddedBackend()), ...embeddedNews() };
  // Its deadline is not under test here, and a busy machine would miss it.
  const backend = createRemote({
    base: server.base,
    urlDomain: 'cocloud',
    dataDir,
    shipped,
    log: quiet,
    deadlineMs: 60_000,
  });
  try {
    return await read(remoteNews(backend));
  } finally {
    await backend.close();
    await server.close();
    remove();
  }
}

const written =
  (html: string) =>
  (ours: NewsBackend): NewsBackend => ({
    ...ours,
    newsArticle: async (...asked) => ({ ...((await ours.newsArticle(...asked)) as Article), html }),
  });

test('an article keeps the signs it was written with, in its text and its code', async () => {
  const html = '<p>‘Why 5 GB?’</p><pre><code>grep ‘5 GB’ ’90\u00a0s <em>5 GB</em></code></pre><p>5 GB</p>';
  const article = await readAfar(written(html), (news) => news.article(reading, 'bill-labels', false));
  expect(article.html).toBe(
    '<p>‘Why 5\u00a0GB?’</p><pre><code>grep ‘5 GB’ ’90\u00a0s <em>5 GB</em></code></pre><p>5\u00a0GB</p>',
  );
});

test('a feed leaves out an article that was deleted since it was listed', async () => {
  const without = (ours: NewsBackend): NewsBackend => ({
    ...ours,
    newsArticle: async (locale, at, id) => (id === 'bill-labels' ? undefined : ours.newsArticle(locale, at, id)),
  });
  const all = await readAfar(
    (ours) => ours,
    (news) => news.newest(reading, 'all'),
  );
  const left = await readAfar(without, (news) => news.newest(reading, 'all'));
  expect(all.map(({ id }) => id)).toContain('bill-labels');
  expect(left.map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => id !== 'bill-labels'));
});
