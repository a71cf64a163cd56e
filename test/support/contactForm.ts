// The contact form as a live part, with what a test does in it and reads of it. The test sets the clock and the server's answers.
import { act } from 'react';
import { FormPart } from '../../src/shared/formParts/FormSection.tsx';
import { entriesFor } from './formEntries.ts';
import { liveForm } from './renderLive.tsx';

/** Call it at the top of a file: it registers the hooks that start and stop. */
export function contactForm() {
  const form = liveForm(FormPart, '/en/contact_us');
  const { control } = form;
  const put = (name: string, value: string) => {
    control(name).value = value;
  };
  return {
    ...form,
    put,
    faultOf: (name: string) => form.one(`#f-${name}-e`)?.textContent,
    status: () => form.one('form > [role=status]')?.textContent,
    files: () => form.all('form li'),
    buttonNamed: (words: string) =>
      form.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === words),
    kept: () => form.kept('contactUs'),
    async open(before: () => void = () => undefined): Promise<void> {
      await form.render({ id: 'contactUs' });
      before();
      await form.wake();
    },
    type: (name: string, value: string) =>
      act(async () => {
        put(name, value);
        control(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    async choose(...chosen: File[]): Promise<void> {
      await act(async () => {
        Object.defineProperty(control('attachments'), 'files', { value: chosen, configurable: true });
        Object.defineProperty(control('attachments'), 'value', { value: '', writable: true, configurable: true });
        control('attachments').dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    async fillIn(): Promise<void> {
      for (const [name, value] of Object.entries(entriesFor('contactUs', 'en'))) {
        for (const one of form.all<HTMLInputElement>(`[name=${name}]`)) {
          if (one.type === 'radio' || one.type === 'checkbox') one.checked = [value].flat().includes(one.value);
          else one.value = String(value);
        }
      }
      control('humanProof').value = 'proof';
    },
  };
}
