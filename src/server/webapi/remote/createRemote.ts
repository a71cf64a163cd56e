// The same back end behind HTTP: answers are validated, remembered in memory and on disk, and never waited for twice.
import { join } from 'node:path';
import * as v from 'valibot';
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import { calls, type Call, type PathValues } from '../../../shared/webapi/calls.ts';
import { fillPath } from '../../../shared/webapi/callPath.ts';
import type { Backend } from '../Backend.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import { createAsker } from './createAsker.ts';
import { createSnapshots } from './createSnapshots.ts';
import { knownAnswers } from './knownAnswers.ts';
import type { Log } from './Log.ts';
import { cleanBanners, cleanMenu } from './cleanMenu.ts';

type Parts = {
  /** API_BASE, without a slash at its end. */
  base: string;
  urlDomain: string;
  dataDir: string;
  /** Answers in our own process for when nothing was ever heard. */
  shipped: Backend;
  log: Log;
};

type Question = { host: string; locale?: LocaleCode | undefined; page?: string };

const deadlineMs = 1000;
const maxBytes = 1024 * 1024;

function pathValues({ host, locale, page }: Question): PathValues {
  const row = locale && localeOf(locale);
  return { host, ...(row && { prefix: row.prefix, dir: row.dir, language: row.dir }), ...(page && { page }) };
}

export function createRemote({
  base,
  urlDomain,
  dataDir,
  shipped,
  log,
}: Parts): Backend & { close: () => Promise<void> } {
  const asker = createAsker({ base, urlDomain, deadlineMs, deadline: (ms) => AbortSignal.timeout(ms), maxBytes });
  const snapshots = createSnapshots(join(dataDir, 'snapshot'), log);

  async function ask<Answer>(call: Call<Answer>, question: Question): Promise<Answer> {
    const body = await asker.ask(fillPath(call.path, pathValues(question)), question.host);
    return v.parse(v.object({ code: v.literal(0), result: call.answer }), body).result;
  }

  function kept<Asked extends Question, Answer extends object>(
    name: string,
    call: Call<Answer>,
    otherwise: (question: Asked) => Promise<Answer>,
    clean: (answer: Answer, question: Asked) => Answer = (answer) => answer,
  ): (question: Asked) => Promise<Answer> {
    const keyOf = ({ locale, host }: Question) => `${locale ?? '-'} ${host}`;
    const answers = knownAnswers<Answer>(name, log);
    async function askAndKeep(question: Asked): Promise<Answer> {
      const answer = clean(await ask(call, question), question);
      void snapshots.keep(name, keyOf(question), answer);
      return answer;
    }
    for (const { key, answer } of snapshots.kept(name)) {
      const result = v.safeParse(call.answer, answer);
      if (result.success) answers.remember(key, result.output);
    }
    return (question) =>
      answers.get(keyOf(question), { ask: () => askAndKeep(question), otherwise: () => otherwise(question) });
  }

  type Worded = Question & { locale: LocaleCode };
  const configuration = kept('configuration', calls.configuration, ({ host }) => shipped.configuration(host));
  const languageList = kept('languageList', calls.languageList, ({ locale, host }) =>
    shipped.languageList(locale, host),
  );
  const menuList = kept(
    'menuList',
    calls.menuList,
    ({ locale, host }: Worded) => shipped.menuList(locale, host),
    (menu, { locale }) => cleanMenu(menu, locale),
  );
  const banners = kept(
    'banners',
    calls.banners,
    ({ locale, host }: Worded) => shipped.banners(locale, host),
    (list, { locale }) => cleanBanners(list, locale),
  );
  const domainInfo = kept('domainInfo', calls.domainInfo, ({ locale, host }: Worded) =>
    shipped.domainInfo(locale, host),
  );
  const checks = knownAnswers<boolean>('check', log);
  const check: Backend['check'] = (locale, host, page) =>
    checks.get(`${locale} ${host} ${page}`, {
      ask: () => ask(calls.check, { locale, host, page }),
      otherwise: () => Promise.reject(new NeighbourFault('unreachable', 'The back end does not answer check')),
    });

  return {
    configuration: (host) => configuration({ host }),
    languageList: (locale, host) => languageList({ locale, host }),
    menuList: (locale, host) => menuList({ locale, host }),
    banners: (locale, host) => banners({ locale, host }),
    check,
    domainInfo: (locale, host) => domainInfo({ locale, host }),
    close: asker.close,
  };
}
