// Development only: shows every mail that a form sends, in every language, in the browser.
import { onTerms } from '../../shared/forms/siteTerms.ts';
import { Router, type RequestHandler } from 'express';
import * as v from 'valibot';
import { fieldsOf, type Field, type Form, type Values } from '../../shared/forms/Form.ts';
import { formNamed, forms } from '../../shared/forms/forms.ts';
import { localeOf, isLocaleCode, localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { mailSchema, type Mail } from '../messages/ports.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { leadOf } from './leadOf.ts';

const readers = ['visitor', 'desk'] as const;
const bodies = ['html', 'text'] as const;

/** Sample values: options for choices, the field's own label for text. */
function sample(t: Translate, field: Field): string | string[] {
  if ('options' in field) return field.kind === 'checks' ? [...field.options] : (field.options[0] ?? '');
  if (field.kind === 'tel') return '+886 912 345 678';
  if (field.kind === 'email') return 'visitor@example.com';
  if (field.kind === 'tick') return 'yes';
  if (field.kind === 'slot') return '2026-12-22T05:30Z[Asia/Tokyo]';
  if (field.name === 'product') return 'sms';
  if (field.kind === 'files' || field.kind === 'carried') return '';
  const label = t(`fields.${field.name}.label`);
  return field.kind === 'message' ? `${label}\n${t(`fields.${field.name}.hint`)}` : label;
}

function mailsOf(parts: EnquiryParts, form: Form, locale: LocaleCode): Mail[] {
  const t = parts.textsOf(locale)('forms');
  const values: Values = Object.fromEntries(
    fieldsOf(onTerms(form, parts.terms), localeOf(locale)).map((field) => [field.name, sample(t, field)]),
  );
  // A desk that reads the same language, so that its mail can be viewed in all five.
  const desks = [{ desk: 'preview', mail: 'desk@example.com', language: locale }];
  const lead = leadOf(
    { ...parts, desks },
    {
      form,
      locale,
      values,
      phoneCountry: 'TW',
      clientKey: '',
      arrived: [],
      draft: '',
      remoteAddress: '',
      domain: '',
      reference: undefined,
      once: undefined,
      arrivals: { first: { page: '/en/cdn', from: 'example.com', source: 'letter' }, last: { page: '/en/sms' } },
    },
  );
  const files = [{ path: 'preview.pdf', name: 'plan.pdf', type: 'pdf', size: 2_400_000 }];
  return lead.messages('CO-7F3K-29QD', files, true).flatMap(({ payload }) => {
    const read = v.safeParse(mailSchema, payload);
    return read.success ? [read.output] : [];
  });
}

export function mailPreview(backOffice: () => Promise<EnquiryParts>): Router {
  const list: RequestHandler = (_request, response) => {
    const rows = forms.map((form) => {
      const links = localeCodes.flatMap((locale) =>
        readers.flatMap((reader) =>
          bodies.map(
            (body) => `<a href="/dev/mail/${form.id}/${locale}/${reader}/${body}">${locale} ${reader} ${body}</a>`,
          ),
        ),
      );
      return `<h2>${form.id}</h2><p>${links.join(' · ')}</p>`;
    });
    response.type('html').send(`<!doctype html><title>Mails</title>${rows.join('')}`);
  };

  const show: RequestHandler<{ form: string; locale: string; reader: string; body: string }> = async (
    { params },
    response,
    next,
  ) => {
    const form = formNamed(params.form);
    if (!form || !isLocaleCode(params.locale)) return next();
    const mails = mailsOf(await backOffice(), form, params.locale);
    const mail = mails[params.reader === 'visitor' ? 0 : 1];
    if (!mail) return next();
    if (params.body === 'text') return void response.type('text').send(`${mail.subject}\n\n${mail.text}`);
    response.type('html').send(mail.html);
  };

  const router = Router();
  router.use((_request, response, next) => {
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    next();
  });
  router.get('/', list);
  router.get('/:form/:locale/:reader/:body', show);
  return router;
}
