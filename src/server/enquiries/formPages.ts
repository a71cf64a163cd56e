// Which form stands on which pages: the definitions of the pages, read from the side of the forms.
import { answerPlace, type Form, type FormId } from '../../shared/forms/Form.ts';
import { formNamed, forms } from '../../shared/forms/forms.ts';
import { pageOf, pages, type PageId } from '../../shared/pages/pages.ts';

type FormPages = { form: Form; pages: readonly PageId[] };

export const formPages: readonly FormPages[] = forms.map((form) => ({
  form,
  pages: pages.filter((page) => page.form === form.id).map(({ id }) => id),
}));

export const formOn = (id: PageId): Form | undefined => formNamed(pageOf(id).form ?? '');

/** The page that stands for a form when nobody says from which page it was sent. */
export const mainPageOf = (id: FormId): PageId | undefined => formPages.find(({ form }) => form.id === id)?.pages[0];

type Thanked = { reference: string; again: boolean; wish: Readonly<Record<string, string>>; link?: string };

/** Where the thanks stand, so that they are the first thing in view, with the plan that the visitor came with, or what the form has made. */
export const thanksAt = (path: string, { reference, again, wish, link }: Thanked): string =>
  `${path}${link ? `/${link}` : ''}?${String(new URLSearchParams({ sent: reference, ...(again && { again: 'yes' }), ...wish }))}#${answerPlace}`;
