// Mails of the newsletter: the request to confirm a subscription, and an edition.
import type { Owner } from '../../shared/facts/facts.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../shared/i18n/useT.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { NewsText } from '../content/readNews.ts';
import { mailContent, type MailBody } from '../messages/mailBody.ts';
import type { Mail, MailBrand } from '../messages/ports.ts';
import type { NewMessage } from '../store/outbox.ts';

export type NewsSender = {
  textsOf: (locale: LocaleCode) => TranslatorOf;
  from: MailBrand;
  /** Address of the website. */
  origin: string;
};

type To = { email: string; locale: LocaleCode; topics: readonly string[]; link: string };

/** The page that the link in a mail opens. */
const addressOf = ({ origin }: NewsSender, { locale, link }: To): string =>
  origin + pathOf('subscription', locale, { link });

function mailOf(sender: NewsSender, to: To, body: Omit<MailBody, 'locale' | 'from'>): Mail {
  const whole = { ...body, locale: localeOf(to.locale), from: sender.from };
  return { to: to.email, ...mailContent(whole) };
}

/** `secret`: the mail contains a link that acts for its reader. */
export function confirmMail(sender: NewsSender, to: To): NewMessage {
  const t = sender.textsOf(to.locale)('newsletterMail');
  const form = sender.textsOf(to.locale)('newsletter');
  const button = { text: t('confirm.button'), href: addressOf(sender, to) };
  const payload = mailOf(sender, to, {
    title: t('confirm.subject'),
    preview: t('confirm.text'),
    heading: t('confirm.subject'),
    paragraphs: [t('confirm.text')],
    rows: [
      {
        label: form('fields.topics.label'),
        value: to.topics.map((name) => form(`options.topics.${name}`)).join('\n'),
      },
      { label: t('confirm.link'), value: '', links: [button] },
    ],
    button,
    foot: [t('confirm.ignore')],
  });
  return { kind: 'mail', payload, secret: true };
}

/** Name and address of the sender, which many countries require in each mail; empty until the owner supplies them. */
function imprint({ legal: { entity } }: Owner, locale: LocaleCode): string[] {
  return entity ? [entity.name[locale], entity.address[locale]] : [];
}

type Teaser = Pick<NewsText, 'id' | 'title' | 'summary'>;

/** `articles`: at least one, in the reader's language. */
export function editionMail(
  sender: NewsSender & { owner: Owner },
  to: To,
  articles: readonly [Teaser, ...Teaser[]],
): NewMessage {
  const t = sender.textsOf(to.locale)('newsletterMail');
  const [first, ...others] = articles;
  const unsubscribe = addressOf(sender, to);
  const mail = mailOf(sender, to, {
    title: others.length > 0 ? t('edition.subject', { title: first.title, more: others.length }) : first.title,
    preview: first.summary,
    heading: t('edition.heading'),
    paragraphs: [],
    rows: [],
    articles: articles.map(({ id, title, summary }) => ({
      title,
      text: summary,
      href: sender.origin + pathOf('article', to.locale, { id }),
    })),
    foot: [t('edition.why'), ...imprint(sender.owner, to.locale)],
    footLink: { text: t('edition.stop'), href: unsubscribe },
  });
  return { kind: 'news', payload: { ...mail, unsubscribe }, secret: true };
}
