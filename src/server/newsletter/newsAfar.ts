// Reads the articles of a remote back end from its lists, for editions of the newsletter.
import * as v from 'valibot';
import { localeCodes, localeOf } from '../../shared/i18n/locales.ts';
import { fillPath } from '../../shared/webapi/callPath.ts';
import { calls } from '../../shared/webapi/calls.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { createAsker } from '../webapi/remote/createAsker.ts';
import type { EditionText } from './editions.ts';

/** Pages that are read of the list of each language, newest first. */
const mostPages = 20;
const limits = { deadlineMs: 10_000, maxBytes: 1024 * 1024 };

const told = v.object({ code: v.literal(0), result: calls.newsList.answer });

/** Undefined when the back end has no articles. An unreachable one is a fault: mails that were sent cannot be corrected. */
export async function newsAfar(base: string, urlDomain: string, host: string): Promise<EditionText[] | undefined> {
  const asker = createAsker({ base, urlDomain, ...limits });
  const found: EditionText[] = [];
  try {
    for (const locale of localeCodes)
      for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
        const path = fillPath(calls.newsList.path, { dir: localeOf(locale).dir });
        const { status, answer } = await asker.call(`${path}?number=${page}`, host);
        if (status === 404 && found.length === 0) return undefined;
        const { rows, pageCount } = v.parse(told, answer).result;
        pages = pageCount;
        found.push(...rows.filter((row) => row.locale === locale).map((row) => ({ ...row, draft: false })));
      }
    return found;
  } catch (error) {
    throw new NeighbourFault('unreachable', `The back end does not say which articles it has: ${String(error)}`, error);
  } finally {
    await asker.close();
  }
}
