// What a link to a form brings along: what is known of the page it stood on, and what its query says.
import type { Form, Values } from '../forms/Form.ts';
import { readValues } from '../forms/readValues.ts';
import type { LocaleCode } from '../i18n/locales.ts';
import { wishCode } from '../wishes/wishes.ts';
import type { Definition } from './page.ts';
import { pages } from './pages.ts';

/** `product`: the page, as the address names it. */
export const enquiryFrom = (product = ''): Definition['enquiry'] =>
  pages.find(({ id }) => id === product)?.enquiry ?? {};

/** As links on the site write them. */
const demands: Readonly<Record<string, string>> = { new: 'newAccount', topup: 'topUp' };

/** What a form already knows when a link with ?product=, ?plan=, ?type=, ?need=, ?country= or ?directions= has led to it. */
export function prefill(form: Form, locale: LocaleCode, query: Readonly<Record<string, string>>): Values {
  const {
    product = '',
    plan = '',
    type = '',
    need = '',
    users = '',
    country = '',
    tab = '',
    directions,
    estimate,
  } = query;
  const { services, cloudVersion, send } = enquiryFrom(product);
  /** Of a page about nothing that is sold, or about payment, no service is known to be wanted. */
  const isService = cloudVersion !== undefined || (send !== undefined && send !== 'prepaid');
  const known: Readonly<Record<string, string | undefined>> = {
    product,
    // A need chosen among a cloud's services (with users it is the finder's, which sends its own result), where messages go to, or which side of a product: all that is planned so far.
    plan:
      plan ||
      (need && !users && wishCode('need', { need })) ||
      (country && wishCode('country', { to: country })) ||
      (tab === 'hosting' ? wishCode('hosting', {}) : ''),
    type,
    services: services ?? (isService ? 'cloud' : undefined),
    directions,
    estimate,
    cloudVersion,
    demandType: Object.hasOwn(demands, type) ? demands[type] : type,
  };
  const given = readValues(form, locale, (name) => (known[name] ? [known[name]] : []));
  // An address may ask for what does not go together: that is left to the visitor.
  const refused = (form.rules ?? []).flatMap((rule) => rule(given)?.field ?? []).filter((name) => given[name]);
  return { ...given, ...Object.fromEntries(refused.map((name) => [name, ''])) };
}
