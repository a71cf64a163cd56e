// THE table of forms: which form stands on which pages.
import type { PageId } from '../pages/pages.ts';
import { consult } from './consult.ts';
import { contactUs } from './contactUs.ts';
import { cooperation } from './cooperation.ts';
import type { Form, FormId } from './Form.ts';
import { freeOpen } from './freeOpen.ts';
import { success } from './success.ts';

type FormRow = { form: Form; pages: readonly PageId[] };

export const forms: readonly FormRow[] = [
  { form: contactUs, pages: ['contactUs'] },
  { form: cooperation, pages: ['cooperation'] },
  {
    form: consult,
    pages: [
      'awsService',
      'gcpService',
      'azureCloud',
      'aliCloud',
      'tencentCloud',
      'huaweiCloud',
      'cloudflareCloud',
      'sms',
    ],
  },
  { form: freeOpen, pages: ['freeOpen'] },
  { form: success, pages: ['success'] },
];

export const formNamed = (id: string): Form | undefined => forms.find(({ form }) => form.id === id)?.form;

export const formOn = (page: PageId): Form | undefined => forms.find(({ pages }) => pages.includes(page))?.form;

/** The page that stands for a form when nobody says from which page it was sent. */
export const mainPageOf = (id: FormId): PageId | undefined => forms.find(({ form }) => form.id === id)?.pages[0];
