// A subscriber to news by mail: the form they send, the mails waiting for them, and the link in a mail.
import * as v from 'valibot';
import { mailSchema, type Mail } from '../../src/server/messages/ports.ts';
import type { Entries } from './formEntries.ts';
import type { FormSite } from './formSite.ts';

export const bothTopics = ['cloud-news', 'company'];

export const asking = (email: string, different: Entries = {}): Entries => ({
  act: 'ask',
  email,
  topics: bothTopics,
  ...different,
});

/** Mails not yet sent, the newest first. */
export const mailsOf = async (site: FormSite): Promise<Mail[]> =>
  (await site.messages()).flatMap(({ kind, payload, doneAt }) =>
    (kind === 'mail' || kind === 'news') && doneAt === undefined ? [v.parse(mailSchema, payload)] : [],
  );

export const mailsTo = async (site: FormSite, email: string) => (await mailsOf(site)).filter(({ to }) => to === email);

export const newsLinkIn = (text = ''): string => /https:\/\/[^/]+(\/\S+\/[0-9a-f]{40})/.exec(text)?.[1] ?? '';

/** Returns the link that confirmed the subscription. */
export async function subscribe(
  site: FormSite,
  email: string,
  path = '/en/newsletter',
  different: Entries = {},
): Promise<string> {
  await site.send(path, asking(email, different));
  const link = newsLinkIn((await mailsTo(site, email))[0]?.text);
  const { status } = await site.send(link, { act: 'confirm' });
  if (status !== 303) throw new Error(`The link of ${email} answered ${status}`);
  return link;
}
