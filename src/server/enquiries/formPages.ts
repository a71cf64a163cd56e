// Which form is on which pages, derived from the page definitions.
import { answerPlace, type Form, type FormId } from '../../shared/forms/Form.ts';
import { formNamed, forms } from '../../shared/forms/forms.ts';
import { pageOf, pages, type PageId } from '../../shared/pages/pages.ts';

type FormPages = { form: Form; pages: readonly PageId[] };

export const formPages: readonly FormPages[] = forms.map((form) => ({
  form,
  pages: pages.filter((page) => page.form === form.id).map(({ id }) => id),
}));

export const formOn = (id: PageId): Form | undefined => formNamed(pageOf(id).form ?? '');

/** The page used for a form if the request does not say where it was sent from. */
export const mainPageOf = (id: FormId): PageId | undefined => formPages.find(({ form }) => form.id === id)?.pages[0];

type Thanked = { reference: string; again: boolean; wish: Readonly<Record<string, string>>; link?: string };

/** Address of the thanks, scrolled into view, with the visitor's choice or a link to what the form created. */
export const thanksAt = (path: string, { reference, again, wish, link }: Thanked): string =>
  `${path}${link ? `/${link}` : ''}?${String(new URLSearchParams({ sent: reference, ...(again && { again: 'yes' }), ...wish }))}#${answerPlace}`;
