// The page behind the link in a mail: shows a subscription. Only a POST, also a mailbox's own button, confirms, changes or ends it.
import type { Request, Response } from 'express';
import type { PageHandler } from '../pages/ownPage.ts';
import type { SubscriptionFacts } from '../../shared/facts/facts.ts';
import { articleCategories } from '../../shared/forms/articleCategories.ts';
import { isLocaleCode, type LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import { shownAddress } from '../messages/shownAddress.ts';
import { receivePosted } from '../forms/receiveBody.ts';
import { askToWait, behindLink, redirect } from '../http/respond.ts';
import type { OpenedSubscription } from '../store/newsletter.ts';
import type { NewsletterOptions, NewsletterParts } from './NewsletterParts.ts';
import { marksOf } from './subscribers.ts';

/** Field sent by a mailbox's unsubscribe button (RFC 8058), without cookies and without opening our page. */
const oneClick = 'List-Unsubscribe';

function factsOf({ subscriber, canConfirm }: OpenedSubscription): SubscriptionFacts {
  const { state, email, choice } = subscriber;
  const { locale, topics } = (canConfirm && choice) || subscriber;
  const shown = canConfirm ? 'asked' : state === 'asked' ? 'expired' : state;
  return {
    state: shown,
    address: shownAddress(email),
    locale: isLocaleCode(locale) ? locale : 'en',
    topics,
    consent: choice?.consent ?? '',
    canRefuse: state === 'asked',
  };
}

/** A POST to the page of a link, and how its answer is shown. */
type Posted = {
  parts: NewsletterParts;
  request: Request;
  response: Response;
  opened: OpenedSubscription;
  link: string;
  /** The language of the page. */
  shownIn: LocaleCode;
  show: (status: number, different?: Partial<SubscriptionFacts>) => Promise<void>;
};

async function change({ parts, request, response, opened, link, shownIn, show }: Posted): Promise<void> {
  const { subscriber, inTime, canConfirm } = opened;
  const { newsletter } = await parts.store();
  // Counted below, as not every one is.
  const posted = await receivePosted(request, response, { limits: parts.limits, of: undefined });
  const sent = (name: string): readonly string[] => posted.body.fields.get(name) ?? [];
  const act = sent('act')[0];
  const end = (state: 'left' | 'refused') =>
    newsletter.end(subscriber.id, { state, mark: marksOf(parts.secrets, subscriber.email)[0] });
  const redirectBack = (did?: string): void =>
    redirect(response, 303, `${pathOf('subscription', shownIn, { link })}${did ? `?did=${did}` : ''}`);
  const logEvent = (event: 'left' | 'refused' | 'confirmed' | 'changed'): void =>
    parts.log.info(`newsletter.${event}`, { id: subscriber.id });

  // Mailbox providers send many of these from one address, so they are not limited; repeating one gives the same response.
  if (sent(oneClick)[0] !== undefined) {
    if (subscriber.state === 'on' && (await end('left'))) logEvent('left');
    return show(200, subscriber.state === 'on' ? { state: 'left' } : {});
  }
  const locale = sent('language').find(isLocaleCode);
  const topics = articleCategories.filter((topic) => sent('topics').includes(topic));
  const choice = act === 'change' && locale ? { locale, topics } : undefined;
  const refused = (status: number, said: 'late' | 'none' | 'wait') => show(status, { said, ...choice });
  const wait = await parts.limits.forms.take({ address: request.ip ?? '', of: 'subscription' });
  if (wait !== undefined) {
    askToWait(response, wait);
    return refused(429, 'wait');
  }
  // A button that was pressed twice says again what it did.
  if (act === 'confirm' && (canConfirm || (inTime && subscriber.state === 'on'))) {
    if (canConfirm && (await newsletter.confirm(link))) logEvent('confirmed');
    return redirectBack('confirmed');
  }
  if (canConfirm && act === 'refuse' && subscriber.state === 'asked') {
    if (await end('refused')) logEvent('refused');
    return redirectBack();
  }
  if ((act === 'refuse' && subscriber.state === 'refused') || (act === 'leave' && subscriber.state === 'left'))
    return redirectBack();
  // A link that has expired says so: nobody has changed anything.
  if (subscriber.state === 'asked' && !canConfirm) return show(409);
  if (subscriber.state !== 'on') return show(409, { said: 'late' });
  if (act === 'leave') {
    if (await end('left')) logEvent('left');
    return redirectBack();
  }
  if (!choice) return refused(422, 'late');
  if (topics.length === 0) return refused(422, 'none');
  if (!(await newsletter.change(subscriber.id, choice))) return refused(409, 'late');
  logEvent('changed');
  redirect(response, 303, `${pathOf('subscription', choice.locale, { link })}?did=changed`);
}

export function subscriptionPage({ pages, backOffice }: NewsletterOptions): PageHandler {
  return async (request, response, next, match) => {
    const parts = await backOffice();
    const { newsletter } = await parts.store();
    const link = match.params['link'] ?? '';
    const opened = await newsletter.byLink(link);
    response.set(behindLink);
    if (!opened || !parts.hosts.includes(opened.subscriber.site))
      return pages.showState(request, response, 'notFound', 404);
    const facts = factsOf(opened);
    const show = (status: number, different: Partial<SubscriptionFacts> = {}): Promise<void> => {
      response.locals.subscription = { ...facts, ...different };
      return pages.show(request, response, match, status);
    };
    if (request.method === 'GET' || request.method === 'HEAD') return show(facts.state === 'expired' ? 410 : 200);
    if (request.method !== 'POST') return next();
    await change({ parts, request, response, opened, link, shownIn: match.locale.code, show });
  };
}
