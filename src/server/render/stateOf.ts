// Makes the state that the browser's code gets with a page: the page itself, and what its live parts need.
import type { ReadNeed } from '../../shared/app/needs.ts';
import { codeOf, type LiveState, type ShownPage } from '../../shared/app/PageState.ts';
import { formOf } from '../../shared/forms/forms.ts';
import { withPacks } from '../../shared/forms/siteTerms.ts';
import { prefill } from '../../shared/pages/enquiryFrom.ts';
import { accountFormIds } from '../../shared/forms/AccountForm.ts';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { LivePartFacts } from '../../shared/live/LiveHost.ts';
import type { Build } from './build.ts';
import type { Renderer } from './Renderer.ts';
import { showsForm, type View } from './View.ts';

/** Whether the link to the form has brought values for it. */
const bringsValues = ({ product, plan, type, need, country, tab, directions }: View['query']): boolean =>
  Boolean(product || plan || type || need || country || tab || directions);

/** Whether there is what the page's form asks about: a quote needs an estimate, and a call a free half hour. */
function hasSubject({ match: { page } }: View, read: ReadNeed): boolean {
  if (page.needs.includes('estimate')) return read('estimate').fresh !== '';
  return !page.needs.includes('calls') || read('calls').some(({ halves }) => halves.includes('f'));
}

/** The page's own last: it may change what the site's says. */
const stylesOf = ({ site, pages }: Build['manifest']['styles'], folder: string): string[] =>
  [site, pages[folder]].filter((address) => address !== undefined);

export function stateOf(
  view: View,
  { build: { manifest, scripts }, brand, checkService, vitalsShare }: Renderer,
  read: ReadNeed,
): ShownPage {
  const { match, path, query, varies } = view;
  const { id, chunk, still, contacts, layout, locales, account } = match.page;
  const { code, iso, prefix, familyFirst } = match.locale;
  // At the prices that the page shows, so that what is sent is what was seen.
  const isEstimate = match.page.needs.includes('estimate');
  const estimate = isEstimate ? read('estimate').fresh : '';
  // Without it there is no form, nor a button in the header that leads to one; but typed text in a form that comes back stays.
  const isAsked = view.form !== undefined || query.sent !== undefined || hasSubject(view, read);
  const form = isAsked ? match.page.form : undefined;
  const behind = accountFormIds.find((name) => name === match.params.form);
  return {
    page: { id, chunk, still, contacts, layout, ...(form && { form }), ...(account && { account }) },
    ...(locales.length < localeCodes.length && { absent: localeCodes.filter((each) => !locales.includes(each)) }),
    ...(view.form && { came: view.form }),
    ...(form &&
      (bringsValues(query) || estimate) && {
        given: prefill(withPacks(formOf(form), read('forms').packs), match.locale, { ...query, estimate }),
      }),
    ...(behind && { behind: { form: behind, agent: match.params.agent ?? '' } }),
    locale: { code, iso, prefix, ...(familyFirst && { familyFirst }) },
    brand,
    path,
    query,
    buildId: checkService && showsForm(view) ? `${manifest.buildId} open` : manifest.buildId,
    consent: varies.consent,
    ...(vitalsShare > 0 && { vitalsShare }),
    scripts: scripts.get(codeOf(match.page)) ?? [],
    styles: stylesOf(manifest.styles, chunk),
  };
}

/** Of the live parts that were rendered: names, data and addresses of texts, each once. */
export function liveStateOf(
  live: ReadonlySet<LivePartFacts>,
  { build: { manifest, partScript } }: Renderer,
  code: LocaleCode,
  read: ReadNeed,
): LiveState {
  const parts = [...live];
  const needs = new Set(parts.flatMap((part) => part.needs));
  const texts = new Set(parts.flatMap((part) => part.texts));
  return {
    parts: Object.fromEntries(parts.map((part) => [part.chunk(), partScript(part.chunk())])),
    data: Object.fromEntries([...needs].map((name) => [name, read(name)])),
    texts: Object.fromEntries([...texts].map((name) => [name, manifest.texts[code][name]])),
  };
}
