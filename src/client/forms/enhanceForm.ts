// Makes a form that works by itself nicer: checks, counts, uploads, draft, slider, and sending that outlives a broken line.
import { formNamed } from '../../shared/forms/forms.ts';
import { isLocaleCode } from '../../shared/i18n/locales.ts';
import { textStore } from '../texts.ts';
import { attachments } from './attachments.ts';
import { checkWhileTyping } from './checkWhileTyping.ts';
import { drafts as draftsOf, offerDraft } from './drafts.ts';
import { say, type FormBox } from './FormBox.ts';
import { humanCheck } from './humanCheck.ts';
import { sendForm } from './sendForm.ts';

const known = new WeakSet<HTMLFormElement>();

export async function enhanceForm(element: HTMLFormElement): Promise<void> {
  if (known.has(element)) return;
  known.add(element);
  const { form: id = '', texts = '', locale, iso = 'en' } = element.dataset;
  const form = formNamed(id);
  if (!form || !isLocaleCode(locale)) return;
  const store = textStore(iso);
  await store.load({ forms: texts }, ['forms']);
  const box: FormBox = { element, form, locale, t: store.translatorOf('forms') };
  const cameBack = element.querySelector('[data-summary]:not([hidden])') !== null;

  const files = attachments(box);
  const drafts = draftsOf(box, files);
  const check = humanCheck(box);
  checkWhileTyping(box);
  const { attempt } = sendForm(box, { check, drafts, files });
  element.dataset['enhanced'] = '';

  const draft = drafts.found();
  if (!draft && drafts.isFilledIn()) drafts.keep(false);
  if (!draft || cameBack) return;
  if (!draft.queued) return offerDraft(box, drafts);
  await drafts.restore(draft);
  say(box, box.t('offline.queued'));
  if (navigator.onLine && check.passed()) void attempt();
  else offerDraft(box, drafts);
}
