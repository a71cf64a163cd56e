// Shows what is wrong beside each field and on top of the form, and takes it away when it is mended.
import { isIncomplete } from '../../shared/forms/checkValues.ts';
import { faultText, summaryText } from '../../shared/forms/faultText.ts';
import type { FieldFault } from '../../shared/forms/Form.ts';
import { readValues } from '../../shared/forms/readValues.ts';
import css from '../../shared/forms/ui/fields.module.css';
import { find, sentIn, wrapperOf, type FormBox } from './FormBox.ts';

const controlsIn = (wrapper: HTMLElement) =>
  wrapper.querySelectorAll<HTMLElement>('input:not([type=hidden]):not([name=website]),select,textarea');

function describedBy(control: HTMLElement, id: string, described: boolean): void {
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  const all = (described ? [...others, id] : others).join(' ');
  if (all) control.setAttribute('aria-describedby', all);
  else control.removeAttribute('aria-describedby');
}

function describe(wrapper: HTMLElement, id: string, wrong: boolean): void {
  const group = wrapper.matches('fieldset') ? [wrapper] : [...controlsIn(wrapper)];
  for (const control of group) {
    describedBy(control, id, wrong);
    if (wrong && control !== wrapper) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

/** What to look at again; it keeps nobody from sending. */
export function showAdvice(box: FormBox, field: string, words: string | undefined): void {
  const wrapper = wrapperOf(box, field);
  if (!wrapper) return;
  const id = `f-${field}-a`;
  document.getElementById(id)?.remove();
  for (const control of controlsIn(wrapper)) describedBy(control, id, words !== undefined);
  if (words === undefined) return;
  const place = document.createElement('p');
  Object.assign(place, { id, className: css.advice ?? '', textContent: words });
  wrapper.append(place);
}

/** Without words the field is fine. */
export function showFault(box: FormBox, field: string, words: string | undefined): void {
  const wrapper = wrapperOf(box, field);
  if (!wrapper) return;
  const id = `f-${field}-e`;
  const old = document.getElementById(id);
  if (words === undefined) {
    old?.remove();
    wrapper.removeAttribute('data-bad');
    describe(wrapper, id, false);
    return;
  }
  const place = old ?? document.createElement('p');
  place.id = id;
  place.className = css.error ?? '';
  if (place.textContent !== words) place.textContent = words;
  if (!old) wrapper.append(place);
  wrapper.setAttribute('data-bad', '');
  describe(wrapper, id, true);
}

export type Wrong = { fault: FieldFault; words?: string };

/** Fills the list on top and leads to it; an empty list hides it. */
export function showFaults(box: FormBox, wrong: readonly Wrong[]): void {
  const { t } = box;
  for (const wrapper of box.element.querySelectorAll<HTMLElement>('[data-bad]')) {
    showFault(box, wrapper.dataset['field'] ?? '', undefined);
  }
  for (const { fault, words } of wrong) showFault(box, fault.field, words ?? faultText(t, fault));
  const summary = find(box, '[data-summary]');
  if (!summary) return;
  summary.hidden = wrong.length === 0;
  const own = wrong.filter(({ fault }) => fault.field !== 'form');
  const incomplete = find(box, '[data-incomplete]');
  const values = readValues(box.form, box.locale, sentIn(box));
  if (incomplete)
    incomplete.hidden = !isIncomplete(
      own.map(({ fault }) => fault),
      values,
    );
  const title = summary.querySelector('h2');
  if (title) title.textContent = own.length > 0 ? t('summary.title', { count: own.length }) : t('summary.failed');
  summary.querySelector('ul')?.replaceChildren(
    ...wrong.map(({ fault, words }) => {
      const line = document.createElement('li');
      const link = document.createElement(fault.field === 'form' ? 'span' : 'a');
      if (link instanceof HTMLAnchorElement) link.href = `#f-${fault.field}`;
      link.textContent = words ?? (fault.field === 'form' ? faultText(t, fault) : summaryText(t, fault));
      line.append(link);
      return line;
    }),
  );
  if (wrong.length > 0) summary.focus();
}
