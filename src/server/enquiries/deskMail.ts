// The mail to the desk that answers: until when, whom, how to reach him, what he wrote, and his files.
import { localeOf } from '../../shared/i18n/locales.ts';
import { oneLine, type LeadFile, type LeadNews, type LeadRow } from './leadNews.ts';
import { htmlBody, textBody, type MailBody, type MailLink, type Row } from '../messages/mailBody.ts';
import { mailTime } from '../messages/mailTimes.ts';
import type { Mail } from '../messages/ports.ts';

const written = (body: MailBody) => ({ subject: body.title, text: textBody(body), html: htmlBody(body) });

const writeTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

const fileLink = ({ path, name, size }: LeadFile, { links, createdAt, desk, sizeText }: LeadNews): MailLink => ({
  text: oneLine(`${name} (${sizeText(size, desk.language)})`),
  href: links.linkTo(path, createdAt),
});

export function deskMail(news: LeadNews, email: string | undefined): Mail {
  const { desk, reference, files, from, visitor } = news;
  const locale = desk.language;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  const due = mailTime(news.text, locale, news.dueAt);
  const company = oneLine(visitor.company || visitor.name);
  const linked = ({ label, value, kind }: LeadRow): Row => {
    if (kind === 'tel') return { label, value, links: [{ text: value, href: `tel:${value.replace(/[^+\d]/g, '')}` }] };
    if (kind === 'email' && email) return { label, value, links: [{ text: value, href: writeTo(email, reference) }] };
    return { label, value };
  };
  const attached = files.map((file) => fileLink(file, news));
  return {
    from,
    to: desk.mail,
    ...(email && { replyTo: email }),
    ...written({
      title: oneLine(t('desk.subject', { form: news.formName(locale), company, reference })),
      language: localeOf(locale).iso,
      brand: from.name,
      preview: `${t('desk.due')} ${due}`,
      heading: company || news.formName(locale),
      paragraphs: [t('desk.new', { form: news.formName(locale) })],
      rows: [
        { label: t('desk.due'), value: due, urgent: true },
        { label: t('desk.language'), value: localeOf(news.locale).name },
        ...news
          .rows(locale)
          .filter(({ kind }) => kind !== 'files')
          .map(linked),
        ...(attached.length > 0 ? [{ label: t('files'), value: '', links: attached }] : []),
      ],
      button: email ? { text: t('desk.answer'), href: writeTo(email, reference) } : undefined,
      foot: [
        t('desk.received', { reference, time: mailTime(news.text, locale, news.createdAt) }),
        ...(attached.length > 0
          ? [t('desk.linksUntil', { time: mailTime(news.text, locale, news.links.expiresAt(news.createdAt)) })]
          : []),
      ],
    }),
  };
}
