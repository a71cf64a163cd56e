// What leaves the house when a lead has come in: a mail to the visitor, one to the desk, and the desk's webhook.
import { deskMail } from './deskMail.ts';
import type { LeadNews } from './leadNews.ts';
import { isAddress, type Mail, type WebhookCall } from '../messages/ports.ts';
import { visitorMail } from './visitorMail.ts';

export type LeadMessage = { kind: 'mail'; payload: Mail } | { kind: 'webhook'; payload: WebhookCall };

/** The envelope of Standard Webhooks: what happened, when, and the thing itself. */
function leadEvent({ links, createdAt, desk, ...lead }: LeadNews): WebhookCall {
  const { reference, form, locale, dueAt, values } = lead;
  const files = lead.files.map(({ path, name, type, size }) => {
    return { name, type, size, url: links.linkTo(path, createdAt), expiresAt: links.expiresAt(createdAt) };
  });
  const event = {
    type: 'lead.created',
    timestamp: new Date(createdAt).toISOString(),
    data: { reference, form, locale, desk: desk.desk, createdAt, dueAt, values, files },
  };
  return { ...(desk.webhook && { url: desk.webhook }), desk: desk.desk, event };
}

export function leadMessages(news: LeadNews): LeadMessage[] {
  const typed = news.visitor.email?.trim() ?? '';
  const email = isAddress(typed) ? typed : undefined;
  return [
    ...(email && news.confirms ? [{ kind: 'mail' as const, payload: visitorMail(news, email) }] : []),
    { kind: 'mail', payload: deskMail(news, email) },
    { kind: 'webhook', payload: leadEvent(news) },
  ];
}
