// Processes a submitted form: files, human check, validation, then the lead in one transaction. After any failure, everything typed is shown again.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { checkValues } from '../../shared/forms/checkValues.ts';
import { fieldsOf, type FieldFault, type Values } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import { homeOfZone, readSlot } from '../../shared/forms/slot.ts';
import { isCarriedWish } from '../../shared/forms/fields.ts';
import { isWish } from '../../shared/wishes/wishes.ts';
import { readValues } from '../../shared/forms/readValues.ts';
import { withConsent } from '../../shared/forms/separateConsent.ts';
import type { CheckVerdict } from '../forms/human/HumanCheck.ts';
import { checkFault, checkFieldsOf, inOrder, judgeContacts, sumWait, usedFault } from '../forms/judge.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Store } from '../store/openStore.ts';
import { companyDomain } from '../store/trials.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { keepFiles } from '../forms/files/keepFiles.ts';
import { callLink } from './callMails.ts';
import { isOffered, takenFault } from './callTimes.ts';
import { leadOf } from './leadOf.ts';
import { openEstimate } from '../forms/estimates.ts';
import { senderOf } from '../forms/senderOf.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { ofWholeForm, type Outcome, type Submission } from '../forms/Submission.ts';

const token = /^[\w-]{16,64}$/;
const storeRetrySeconds = 30;

const attachments = (key: string): FieldFault => ({ field: 'attachments', key });

type Judged = { faults: FieldFault[]; values: Values; phoneCountry: string | undefined };

/** Values that our form does not offer are reported: dropping them silently would change the message. */
const strangeChoices = ({ form, locale, body }: Submission): FieldFault[] =>
  fieldsOf(form, locale).flatMap((field) => {
    const sent = body.fields.get(field.name) ?? [];
    if (!('options' in field) || sent.every((one) => one === '' || field.options.includes(one))) return [];
    return [{ field: field.name, key: field.required ? field.error : 'choice' }];
  });

/** Removes wishes and estimates that our pages did not create: they were put in elsewhere, not chosen by the visitor. */
function withOwnCodes({ secrets }: EnquiryParts, { form, locale }: Submission, values: Values): Values {
  const wish = fieldsOf(form, locale).some(isCarriedWish) && !isWish(String(values['plan'] ?? ''));
  const estimate = values['estimate'] && !openEstimate(secrets, String(values['estimate']));
  return { ...values, ...(wish && { plan: '' }), ...(estimate && { estimate: '' }) };
}

/** The country in the form, or else that of the time zone in which a half hour was chosen. */
const countryOf = ({ country, slot }: Values): string =>
  String(country ?? '') || (slot ? homeOfZone(readSlot(String(slot))?.zone) : '');

function judge(parts: EnquiryParts, submission: Submission, typed: Values): Judged {
  const { form, locale } = submission;
  const strange = strangeChoices(submission);
  const known = checkValues(form, typed, locale).filter(({ field }) => !strange.some((one) => one.field === field));
  const faults = [...strange, ...known];
  const { number, fine } = judgeContacts(typed, faults, {
    phone: { field: 'phone', read: (text) => phoneNumber(text, countryOf(typed), locale) },
    emailKey: 'emailContact',
  });
  if (fine('companyDomain') && !companyDomain(fine('companyDomain')))
    faults.push({ field: 'companyDomain', key: 'companyDomain' });
  const slot = readSlot(fine('slot'));
  if (fine('slot') && !(slot && isOffered(parts, parts.clock(), slot.at)))
    faults.push({ field: 'slot', key: 'slotGone' });
  return { faults, values: number ? { ...typed, phone: number.text } : typed, phoneCountry: number?.country };
}

/** Choices from a link that the thanks show again. */
const wishOf = (values: Values): Record<string, string> =>
  Object.fromEntries(['plan', 'type'].flatMap((name) => (values[name] ? [[name, String(values[name])]] : [])));

export async function submitForm(
  parts: EnquiryParts,
  asked: Submission,
  waitSeconds: number | undefined,
): Promise<Outcome> {
  const submission = { ...asked, form: withConsent(asked.form, parts.separateConsent) };
  const { form, locale, body, remoteAddress, domain, reference, foreign, arrivals } = submission;
  const sent = (name: string): readonly string[] => body.fields.get(name) ?? [];
  const first = (name: string): string => sent(name)[0] ?? '';
  const typed = withOwnCodes(parts, submission, readValues(form, locale, sent));
  const clientKey = token.test(first('key')) ? first('key') : '';
  const sentDraft = token.test(first('draft')) ? first('draft') : '';
  const draft = sentDraft || (body.arrived.length > 0 ? randomUUID() : '');
  const checks = checkFieldsOf(first);
  const checkKeys = { missing: parts.check.missing, failed: 'captcha' };
  const sender = senderOf(parts.secrets, remoteAddress);

  const state = (faults: readonly FieldFault[], files: FormState['files'], verdict?: CheckVerdict): FormState => ({
    values: typed,
    faults: inOrder(faults, form, locale, 'last'),
    files,
    draft,
    key: clientKey || randomUUID(),
    ...(verdict?.verdict === 'ok' ? { passed: checks } : { question: parts.check.question() }),
  });
  const dropFiles = () => Promise.all(body.arrived.map(({ path }) => rm(path, { force: true })));
  const verified = (): Promise<CheckVerdict> => parts.check.verify(checks, remoteAddress);
  const shut = async (error: unknown): Promise<Outcome> => {
    await dropFiles();
    parts.log.error('form.unsaved', { form: form.id, error: String(error) });
    // The failure is ours: visitors who passed the human check need not repeat it.
    const back = state([ofWholeForm('storage')], [], await verified());
    return { kind: 'refused', status: 503, state: back, retrySeconds: storeRetrySeconds };
  };

  async function receive(store: Store): Promise<Outcome> {
    const fileFault = await keepFiles(parts, store, { draft, sender }, body.arrived);
    const taken = first('remove');
    if (taken && (await store.uploads.remove(draft, taken))) await parts.files.remove(taken);
    const files = async () => (draft ? store.uploads.list(draft) : []);
    const refuse = async (status: 413 | 422, faults: FieldFault[], verdict?: CheckVerdict): Promise<Outcome> => ({
      kind: 'refused',
      status,
      state: state(faults, await files(), verdict),
    });
    if (taken) return { kind: 'changed', state: state([], await files(), await verified()) };
    if (body.broken) return refuse(422, [ofWholeForm('broken')], await parts.check.verify(checks, remoteAddress));
    if (body.tooLarge) return refuse(413, [attachments('tooLarge')]);

    const verdict = await verified();
    const waitMs = await sumWait(store.answers, sender, checks, verdict);
    if (waitMs !== undefined) {
      const retrySeconds = Math.ceil(waitMs / 1_000);
      const wait = { field: 'slider', key: 'answerWait', values: { seconds: retrySeconds } };
      return { kind: 'refused', status: 429, state: state([wait], await files(), verdict), retrySeconds };
    }
    const { faults, values, phoneCountry } = judge(parts, submission, typed);
    if (body.tooMany) faults.push(attachments('filesCount'));
    else if (fileFault) faults.push(fileFault);
    faults.push(...checkFault(verdict, checkKeys));
    if (faults.length > 0) return refuse(fileFault?.key === 'filesSize' ? 413 : 422, faults, verdict);

    const arrived = body.arrived.map(({ name, size }) => `${name} ${size}`);
    const once = verdict.verdict === 'ok' ? verdict.once : undefined;
    const lead = leadOf(parts, {
      form,
      locale,
      values,
      phoneCountry,
      // The draft stands for its files: the same words with another draft are another form.
      clientKey: clientKey && `${clientKey} ${sentDraft}`,
      arrived,
      draft,
      remoteAddress,
      domain,
      reference,
      once,
      arrivals,
    });
    const written = await store.leads.create(lead);
    if (written.result === 'trialTaken')
      return refuse(422, [{ field: 'companyDomain', key: 'duplicateTrial' }], verdict);
    if (written.result === 'callTaken') return refuse(422, [await takenFault(parts, store, values, locale)], verdict);
    if (written.result === 'checkUsed') return refuse(422, [usedFault(checks, checkKeys)]);
    parts.log.info('form.sent', { form: form.id, reference: written.reference, result: written.result });
    parts.wake();
    const link = values.slot && { link: callLink(parts.secrets, written.reference) };
    return {
      kind: 'sent',
      reference: written.reference,
      ...link,
      again: written.result === 'repeated',
      wish: wishOf(values),
    };
  }

  if (foreign) {
    // Files from a page of ours were chosen by the visitor; of those from elsewhere they may not know.
    const keep = async (): Promise<FormState['files']> => {
      const store = await parts.store();
      if (foreign === 'ours') await keepFiles(parts, store, { draft, sender }, body.arrived);
      return draft ? store.uploads.list(draft) : [];
    };
    const kept = await keep().catch(() => []);
    await dropFiles();
    return { kind: 'refused', status: 403, state: state([ofWholeForm('csrf')], kept) };
  }
  if (waitSeconds !== undefined) {
    await dropFiles();
    const faults = [ofWholeForm('rateLimit', { minutes: Math.ceil(waitSeconds / 60) })];
    return { kind: 'refused', status: 429, state: state(faults, [], await verified()), retrySeconds: waitSeconds };
  }
  if (body.unkept !== undefined) return shut(body.unkept);
  try {
    return await receive(await parts.store());
  } catch (error) {
    if (error instanceof NeighbourFault) return shut(error);
    await dropFiles();
    throw error;
  }
}
