// Works out what a form knows before the visitor types: from the page that linked to it and from the query of the link.
import type { ServiceName } from '../forms/fields.ts';
import type { Form, FormLocale, Values } from '../forms/Form.ts';
import { readValues } from '../forms/readValues.ts';
import { wishCode } from '../wishes/wishes.ts';
import type { Definition } from './page.ts';
import { pages } from './pages.ts';

/** What the definition of page `product` says about enquiries. `product` is the id in the link's query. */
export const enquiryFrom = (product = ''): Definition['enquiry'] =>
  pages.find(({ id }) => id === product)?.enquiry ?? {};

/** Pages that ask for the same figures sell the same service. */
const sold: Readonly<Partial<Record<string, ServiceName>>> = { traffic: 'cdn', attack: 'ddos' };

/** Value of `type` in links of the site → value of the form field demandType. */
const demands: Readonly<Record<string, string>> = { new: 'newAccount', topup: 'topUp' };

/** Form values prefilled from ?product=, ?plan=, ?type=, ?need=, ?country=, ?tab=, ?directions= and ?estimate=. */
export function prefill(form: Form, locale: FormLocale, query: Readonly<Record<string, string>>): Values {
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
  /** Pages about payment, and pages that sell nothing, do not say which service the visitor wants. */
  const isService = cloudVersion !== undefined || (send !== undefined && send !== 'prepaid');
  const known: Readonly<Record<string, string | undefined>> = {
    product,
    // Without a plan in the link, one follows from a need chosen on a cloud's page, from the country that messages go to, or
    // from the chosen tab. A need with `users` comes from the cloud finder, which sends its own result.
    plan:
      plan ||
      (need && !users && wishCode('need', { need })) ||
      (country && wishCode('country', { to: country })) ||
      (tab === 'hosting' ? wishCode('hosting', {}) : ''),
    type,
    services: services ?? sold[send ?? ''] ?? (isService ? 'cloud' : undefined),
    directions,
    estimate,
    cloudVersion,
    demandType: Object.hasOwn(demands, type) ? demands[type] : type,
  };
  const given = readValues(form, locale, (name) => (known[name] ? [known[name]] : []));
  // A link may combine values that the form's rules forbid: such fields stay empty for the visitor.
  const refused = (form.rules ?? []).flatMap((rule) => rule(given)?.field ?? []).filter((name) => given[name]);
  return { ...given, ...Object.fromEntries(refused.map((name) => [name, ''])) };
}
