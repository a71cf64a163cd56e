// What a form already knows when a link with ?product=, ?plan=, ?type=, ?need= or ?country= has led to it.
import type { LocaleCode } from '../i18n/locales.ts';
import { enquiryFrom } from '../pages/enquiryFrom.ts';
import { wishCode } from '../wishes/wishes.ts';
import type { Form, Values } from './Form.ts';
import { readValues } from './readValues.ts';

/** As links on the site write them. */
const demands: Readonly<Record<string, string>> = { new: 'newAccount', topup: 'topUp' };

export function prefill(form: Form, locale: LocaleCode, query: Readonly<Record<string, string>>): Values {
  const { product = '', plan = '', type = '', need = '', country = '' } = query;
  const { services, cloudVersion } = enquiryFrom(product);
  const known: Readonly<Record<string, string | undefined>> = {
    product,
    // A need chosen among a cloud's services, or where messages go to, is all that the visitor has planned so far.
    plan: plan || (need && wishCode('need', { need })) || (country && wishCode('country', { to: country })),
    type,
    services: product && (services ?? 'cloud'),
    cloudVersion,
    demandType: Object.hasOwn(demands, type) ? demands[type] : type,
  };
  return readValues(form, locale, (name) => (known[name] ? [known[name]] : []));
}
