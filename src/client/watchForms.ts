// Fetches the code that makes forms nicer when a form is touched, or at once when it is being filled in or a draft waits.
import { recall } from '../shared/app/localCache.ts';
import { draftName } from './draftName.ts';

const enhance = (element: HTMLFormElement): void => {
  import('./forms/enhanceForm.ts').then(
    ({ enhanceForm }) => enhanceForm(element),
    // Without it the form works as it stands.
    () => undefined,
  );
};

/** Looks at the forms of the page now shown. */
export function lookForForms(): void {
  for (const element of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const { form = '', locale = '' } = element.dataset;
    if (element.matches(':focus-within') || recall(draftName(form, locale))) enhance(element);
  }
}

export function watchForms(): void {
  lookForForms();
  for (const touch of ['focusin', 'pointerover', 'pointerdown']) {
    addEventListener(touch, ({ target }) => {
      const element = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
      if (element) enhance(element);
    });
  }
}
