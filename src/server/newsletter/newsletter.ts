// The form of the newsletter. Its response is the same whether or not the address is known.
import { checkValues } from '../../shared/forms/checkValues.ts';
import type { FieldFault } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import { newsletter as newsletterForm } from '../../shared/forms/newsletter.ts';
import { receivedValues } from '../forms/receivedValues.ts';
import { withConsent } from '../../shared/forms/siteTerms.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { pathOf } from '../../shared/pages/addresses.ts';
import type { CheckVerdict } from '../forms/human/HumanCheck.ts';
import { formState, ofWholeForm, rateFault, storeRetrySeconds } from '../forms/formState.ts';
import { checkFieldsOf, passHuman, usedFault, verifyHuman } from '../forms/passHuman.ts';
import { receivePosted, type Posted } from '../forms/receiveBody.ts';
import { askToWait, redirect } from '../http/respond.ts';
import { isAddress } from '../messages/ports.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { PageHandler } from '../pages/ownPage.ts';
import { newLinkId } from '../store/accountLinks.ts';
import { marksOf } from './subscribers.ts';
import { confirmMail } from './newsMails.ts';
import type { NewsletterOptions, NewsletterParts } from './NewsletterParts.ts';

type Sent = Posted & { locale: LocaleCode };
/** Undefined when the form was accepted. */
type FormAgain = { status: number; state: FormState; retrySeconds?: number } | undefined;

const keys = { missing: 'sum', failed: 'captcha' };

async function subscribe(parts: NewsletterParts, { body, locale, remoteAddress, wait }: Sent): Promise<FormAgain> {
  const form = withConsent(newsletterForm, parts.terms.separateConsent);
  const sent = (name: string): readonly string[] => body.fields.get(name) ?? [];
  const first = (name: string): string => sent(name)[0] ?? '';
  const values = receivedValues(form, localeOf(locale), sent);
  const checks = checkFieldsOf(first);
  const asked = { checks, remoteAddress, isVouched: false };
  const formAgain = (status: number, faults: readonly FieldFault[], verdict?: CheckVerdict) => ({
    status,
    state: formState(parts.check, { form, locale, values, checks, checkAt: 'last' }, { faults, verdict }),
  });
  const refused = async (status: number, fault: FieldFault, retrySeconds: number) => ({
    // Visitors who passed the human check need not repeat it.
    ...formAgain(status, [fault], await verifyHuman(parts, asked)),
    retrySeconds,
  });
  // Sent by the short form at the foot of a page: show the whole form, filled in as far as possible.
  if (first('act') === 'begin') return formAgain(200, []);
  if (wait !== undefined) return refused(429, rateFault(wait), wait);
  try {
    const store = await parts.store();
    const { verdict, once, ...human } = await passHuman(parts, store, asked, keys);
    if (human.retrySeconds !== undefined)
      return { ...formAgain(429, human.faults, verdict), retrySeconds: human.retrySeconds };
    const email = String(values['email']);
    const faults = checkValues(form, values, localeOf(locale));
    if (!faults.some(({ field }) => field === 'email') && !isAddress(email))
      faults.push({ field: 'email', key: 'emailContact' });
    faults.push(...human.faults);
    if (faults.length > 0) return formAgain(422, faults, verdict);
    const topics = [values['topics'] ?? []].flat();
    const link = newLinkId();
    const result = await store.newsletter.ask({
      hosts: parts.hosts,
      email,
      marks: marksOf(parts.secrets, email),
      choice: { locale, topics, consent: parts.textsOf(locale)('newsletter')('consent') },
      link,
      once,
      message: confirmMail(parts, { email, locale, topics, link }),
    });
    if (result === 'checkUsed') return formAgain(422, [usedFault(checks, keys)]);
    parts.log.info('newsletter.asked', { result });
    parts.wake();
    return undefined;
  } catch (error) {
    if (!(error instanceof NeighbourFault)) throw error;
    parts.log.error('newsletter.unsaved', { error: String(error) });
    return refused(503, ofWholeForm('storage'), storeRetrySeconds);
  }
}

export function newsletter({ pages, backOffice }: NewsletterOptions): PageHandler {
  return async (request, response, _next, match) => {
    const parts = await backOffice();
    const locale = match.locale.code;
    const posted = await receivePosted(request, response, { limits: parts.limits, of: 'newsletter' });
    const again = await subscribe(parts, { ...posted, locale });
    if (!again) return redirect(response, 303, `${pathOf('newsletter', locale)}?did=asked`);
    askToWait(response, again.retrySeconds);
    await pages.show(request, response, match, again.status, again.state);
  };
}
