// Processes a submitted form: files, human check, validation, then the lead in one transaction. Typed values are never lost.
import { randomUUID } from 'node:crypto';
import { localeOf } from '../../shared/i18n/locales.ts';
import type { FieldFault, Values } from '../../shared/forms/Form.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import { receivedValues } from '../forms/receivedValues.ts';
import { onTerms } from '../../shared/forms/siteTerms.ts';
import type { CheckFields, CheckVerdict } from '../forms/human/HumanCheck.ts';
import { formState, ofWholeForm, rateFault, storeRetrySeconds } from '../forms/formState.ts';
import { checkFieldsOf, passHuman, usedFault, verifyHuman } from '../forms/passHuman.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Sender } from '../store/fileRoom.ts';
import type { CreatedLead } from '../store/createLead.ts';
import type { Store } from '../store/openStore.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { keepFiles } from '../forms/files/keepFiles.ts';
import { removeAll } from '../forms/files/sweepUploads.ts';
import { callLink } from './callMails.ts';
import { takenFault } from './callTimes.ts';
import { createCounted } from './createCounted.ts';
import { dayMs } from '../../shared/i18n/times.ts';
import { judge, withOwnCodes } from './judgeForm.ts';
import { leadOf } from './leadOf.ts';
import { isToken, removeArrived } from '../forms/receiveBody.ts';
import { senderOf } from '../forms/senderOf.ts';
import type { Outcome, Submission } from './Submission.ts';

const attachments = (key: string): FieldFault => ({ field: 'attachments', key });

/** Choices from a link that the thanks show again. */
const wishOf = (values: Values): Record<string, string> =>
  Object.fromEntries(['plan', 'type'].flatMap((name) => (values[name] ? [[name, String(values[name])]] : [])));

/** A submission with the values that are read from it. */
type Reading = {
  submission: Submission;
  typed: Values;
  /** The form's key; empty when it was filled in without script on a page that is the same for everybody. */
  clientKey: string;
  /** The token of the files sent before. */
  sentDraft: string;
  draft: string;
  /** The stored file that the visitor removes. */
  removed: string;
  /** Stored files that the visitor took off before: the request that removes them may not have arrived. */
  takenOff: readonly string[];
  checks: CheckFields;
  sender: Sender;
};

function read(parts: EnquiryParts, asked: Submission): Reading {
  // A trusted site has asked for the consent if its own settings say so.
  const separateConsent = asked.isVouched ? asked.body.fields.has('dataAbroad') : parts.terms.separateConsent;
  const submission = { ...asked, form: onTerms(asked.form, { ...parts.terms, separateConsent }) };
  const { form, locale, body, remoteAddress } = submission;
  const sent = (name: string): readonly string[] => body.fields.get(name) ?? [];
  const first = (name: string): string => sent(name)[0] ?? '';
  const tokenIn = (name: string): string => (isToken(first(name)) ? first(name) : '');
  const sentDraft = tokenIn('draft');
  return {
    submission,
    typed: withOwnCodes(parts, submission, receivedValues(form, localeOf(locale), sent)),
    clientKey: tokenIn('key'),
    sentDraft,
    draft: sentDraft || (body.arrived.length > 0 ? randomUUID() : ''),
    removed: first('remove'),
    takenOff: first('off').split(' '),
    checks: checkFieldsOf(first),
    sender: senderOf(parts.secrets, remoteAddress),
  };
}

const askedOf = ({ checks, submission: { remoteAddress, isVouched } }: Reading) => ({
  checks,
  remoteAddress,
  isVouched,
});

const dropFiles = ({ submission: { body } }: Reading): Promise<unknown> => removeArrived(body.arrived);

type Shown = { faults: readonly FieldFault[]; files?: FormState['files']; verdict?: CheckVerdict | undefined };

/** For a form that comes back without the files that came with it: they have to be chosen again. */
const goneFiles = ({ submission: { form, body } }: Reading): FieldFault[] =>
  body.hadFiles && form.groups.flat().some(({ kind }) => kind === 'files') ? [attachments('filesGone')] : [];

/** The form as the visitor gets it back. */
function stateOf({ check }: EnquiryParts, reading: Reading, { faults, files = [], verdict }: Shown): FormState {
  const { submission, typed, draft, clientKey, checks } = reading;
  const { form, locale } = submission;
  const sent = { form, locale, values: typed, checks, checkAt: 'last' } as const;
  const off = [reading.removed, ...reading.takenOff].filter(Boolean);
  const left = files.filter(({ path }) => !off.includes(path));
  const state = formState(check, sent, { faults, files: left, draft, key: clientKey || randomUUID(), verdict });
  // They do not go with the form, even if they could not be removed now.
  return off.length > 0 ? { ...state, off: off.join(' ') } : state;
}

/** The files that are kept with the form. */
const listed = async (parts: EnquiryParts, { draft }: Reading): Promise<FormState['files']> =>
  draft ? (await parts.store()).uploads.list(draft) : [];

async function refuseForeign(parts: EnquiryParts, reading: Reading): Promise<Outcome> {
  const { submission, draft, sender } = reading;
  // Files from a page of ours were chosen by the visitor; of those from elsewhere they may not know.
  const keep = async (): Promise<FormState['files']> => {
    const store = await parts.store();
    if (submission.foreign === 'ours') await keepFiles(parts, store, { draft, sender }, submission.body.arrived);
    return listed(parts, reading);
  };
  const files = await keep().catch(() => []);
  await dropFiles(reading);
  const isKept = submission.body.arrived.length > 0 && files.length > 0;
  const faults = [ofWholeForm('csrf'), ...(isKept ? [] : goneFiles(reading))];
  return { kind: 'refused', status: 403, state: stateOf(parts, reading, { faults, files }) };
}

async function refuseUnsaved(parts: EnquiryParts, reading: Reading, error: unknown): Promise<Outcome> {
  await dropFiles(reading);
  parts.log.error('form.unsaved', { form: reading.submission.form.id, error: String(error) });
  // The failure is ours: visitors who passed the human check need not repeat it.
  const verdict = await verifyHuman(parts, askedOf(reading));
  const faults = [ofWholeForm('storage'), ...goneFiles(reading)];
  const state = stateOf(parts, reading, { faults, files: await listed(parts, reading).catch(() => []), verdict });
  return { kind: 'refused', status: 503, state, retrySeconds: storeRetrySeconds };
}

async function receive(parts: EnquiryParts, reading: Reading, store: Store): Promise<Outcome> {
  const { submission, typed, clientKey, sentDraft, draft, removed, takenOff, checks, sender } = reading;
  const { form, locale, body, remoteAddress, domain, reference, isVouched, arrivals } = submission;
  const leaving = new Set([removed, ...takenOff].filter(Boolean));
  for (const { path } of leaving.size > 0 ? await store.uploads.list(draft) : [])
    if (leaving.has(path) && (await store.uploads.remove(draft, path))) await removeAll([path], parts);
  // Only now, as a file that replaces another needs its room.
  const fileFault = await keepFiles(parts, store, { draft, sender }, body.arrived);
  const state = async (faults: readonly FieldFault[], verdict?: CheckVerdict): Promise<FormState> =>
    stateOf(parts, reading, { faults, files: await listed(parts, reading), verdict });
  const refuse = async (status: 413 | 422 | 429, faults: FieldFault[], verdict?: CheckVerdict) =>
    ({ kind: 'refused', status, state: await state(faults, verdict) }) as const;
  if (body.broken) return refuse(422, [ofWholeForm('broken')], await verifyHuman(parts, askedOf(reading)));
  if (body.tooLarge) return refuse(413, [attachments('tooLarge')]);
  const unkept = body.tooMany ? attachments('filesCount') : fileFault;
  const wrongStatus = fileFault?.key === 'filesSize' ? 413 : 422;
  if (removed) {
    const verdict = await verifyHuman(parts, askedOf(reading));
    return unkept ? refuse(wrongStatus, [unkept], verdict) : { kind: 'changed', state: await state([], verdict) };
  }

  const keys = { missing: parts.check.missing, failed: 'captcha' };
  const { verdict, once, retrySeconds, ...human } = await passHuman(parts, store, askedOf(reading), keys);
  if (retrySeconds !== undefined)
    return { kind: 'refused', status: 429, state: await state(human.faults, verdict), retrySeconds };
  const { faults, values, phoneCountry } = judge(parts, submission, typed);
  if (unkept) faults.push(unkept);
  faults.push(...human.faults);
  const isGone = faults.length === 1 && faults[0]?.key === 'slotGone';
  if (faults.length > 0 && !isGone) return refuse(wrongStatus, faults, verdict);

  const lead = leadOf(parts, {
    form,
    locale,
    values,
    phoneCountry,
    // The draft stands for its files: the same words with another draft are another form.
    clientKey: clientKey && `${clientKey} ${sentDraft}`,
    arrived: body.arrived.map(({ name, size }) => `${name} ${size}`),
    draft,
    remoteAddress,
    domain,
    reference,
    isVouched,
    once,
    arrivals,
  });
  const shown = (body.fields.get('shown') ?? []).filter((path) => path !== '');
  const written = await createCounted(parts, store, { ...lead, shown }, { submission, isGone });
  const refusals: Record<Exclude<CreatedLead['result'], 'created' | 'repeated'>, () => Promise<Outcome>> = {
    filesGone: () => refuse(422, [attachments('filesGone')], verdict),
    callGone: () => refuse(422, faults, verdict),
    trialTaken: () => refuse(422, [{ field: 'companyDomain', key: 'duplicateTrial' }], verdict),
    callTaken: async () => refuse(422, [await takenFault(parts, store, values, locale)], verdict),
    addressFull: async () => ({
      ...(await refuse(429, [ofWholeForm('callsRate')], verdict)),
      retrySeconds: dayMs / 1000,
    }),
    callsFull: () => refuse(422, [{ field: 'slot', key: 'slotMost' }], verdict),
    // No verdict goes back with the form: the visitor has to pass another check.
    checkUsed: () => refuse(422, [usedFault(checks, keys)]),
  };
  if (!('reference' in written)) return refusals[written.result]();
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

/** `waitSeconds`: set when the sender is over their limit. */
export async function submitForm(
  parts: EnquiryParts,
  submission: Submission,
  waitSeconds: number | undefined,
): Promise<Outcome> {
  const reading = read(parts, submission);
  if (submission.foreign) return refuseForeign(parts, reading);
  if (waitSeconds !== undefined) {
    await dropFiles(reading);
    const state = stateOf(parts, reading, {
      files: await listed(parts, reading).catch(() => []),
      faults: [rateFault(waitSeconds), ...goneFiles(reading)],
      verdict: await verifyHuman(parts, askedOf(reading)),
    });
    return { kind: 'refused', status: 429, state, retrySeconds: waitSeconds };
  }
  if (submission.body.unkept !== undefined) return refuseUnsaved(parts, reading, submission.body.unkept);
  try {
    return await receive(parts, reading, await parts.store());
  } catch (error) {
    if (error instanceof NeighbourFault) return refuseUnsaved(parts, reading, error);
    await dropFiles(reading);
    throw error;
  }
}
