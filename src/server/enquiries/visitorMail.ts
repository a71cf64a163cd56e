// The confirmation to the visitor. It repeats nothing that was typed: whoever typed it may not be who gets it.
import { localeOf } from '../../shared/i18n/locales.ts';
import { promisedDays } from './dueAt.ts';
import { oneLine, type LeadNews } from './leadNews.ts';
import { htmlBody, textBody, type MailBody } from '../messages/mailBody.ts';
import { mailDay, mailTime } from '../messages/mailTimes.ts';
import type { Mail } from '../messages/ports.ts';

const written = (body: MailBody) => ({ subject: body.title, text: textBody(body), html: htmlBody(body) });

export function visitorMail(news: LeadNews, email: string): Mail {
  const { locale, reference, desk, files, dueAt, createdAt, promise, holidays, from } = news;
  const t = (key: string, values?: Record<string, string>) => news.text(locale, key, values);
  const due = mailTime(news.text, locale, dueAt);
  const days = promise === 'enquiry' ? promisedDays(createdAt, dueAt, holidays).slice(0, -1) : [];
  const policy = news.policy(locale);
  const chosen = news.rows(locale).filter(({ ours }) => ours);
  return {
    from,
    to: email,
    replyTo: desk.mail,
    ifRefused: { desk: desk.mail, reference },
    ...written({
      title: oneLine(t('visitor.subject', { reference })),
      language: localeOf(locale).iso,
      brand: from.name,
      preview: t(`visitor.${promise}`, { due }),
      heading: t('visitor.heading'),
      paragraphs: [t(`visitor.${promise}`, { due })],
      days: days.length > 0 ? [...days.map((day) => mailDay(news.text, locale, day)), due] : [],
      rows: [
        { label: t('reference'), value: reference },
        { label: t('form'), value: news.formName(locale) },
        ...chosen.map(({ label, value }) => ({ label, value })),
        ...(files.length > 0 ? [{ label: t('files'), value: t('filesAmount', { amount: String(files.length) }) }] : []),
      ],
      button: { text: t('visitor.reply'), href: `mailto:${desk.mail}?subject=${encodeURIComponent(reference)}` },
      foot: [t('visitor.hours', { brand: from.name }), t('visitor.why')],
      footLink: policy ? { text: t('visitor.policy'), href: policy } : undefined,
    }),
  };
}
