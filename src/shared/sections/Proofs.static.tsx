// Proofs about us that readers can check: legal entity, partner tiers, certificates, service levels, customers and their stories; nothing until the owner supplies it.
import type { ReactNode } from 'react';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import type { LevelHistory } from '../facts/facts.ts';
import { dayText, monthText } from '../i18n/days.ts';
import { percentText } from '../i18n/numbers.ts';
import { useT, useTranslator } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { SectionHead } from '../ui/PageHead.tsx';
import ui from '../ui/common.module.css';
import { PhoneFold } from '../ui/PhoneFold.tsx';
import { Linked } from './Linked.tsx';
import section from './Section.module.css';
import css from './Proofs.module.css';

type Proof = { term: string; said: string; more?: ReactNode };

function Check({ link }: { link: string }) {
  return (
    <a href={link} rel="noopener">
      {useT('owner')('proofs.check')}
    </a>
  );
}

const monthsShown = 12;

/** The level reached in each of the last months. */
function Reached({ source, months }: LevelHistory) {
  const t = useT('owner');
  const { locale } = usePage();
  return (
    <>
      <PhoneFold title={t('proofs.reached')}>
        <ul className={css.months} aria-label={t('proofs.reached')}>
          {months.slice(-monthsShown).map(({ month, percent }) => (
            <li key={month}>
              <small>{monthText(locale, month)}</small>
              <b>{percentText(locale, percent)}</b>
            </li>
          ))}
        </ul>
      </PhoneFold>
      <Check link={source} />
    </>
  );
}

/** Proofs about the whole company: legal entity, certificates and named customers. */
function useCompanyProofs(): Record<'first' | 'certified' | 'named', Proof[]> {
  const t = useT('owner');
  const { locale } = usePage();
  const { owner, text } = useOwner();
  const { legal, company, certificates, customers } = owner;
  const first = [
    { term: t('proofs.entity'), said: legal.entity && text('legal.entity') },
    { term: t('proofs.founded'), said: company.founded && text('company.founded') },
  ].flatMap(({ term, said }) => (said ? { term, said } : []));
  const certified = certificates.map(({ name, body, number, until, proof }) => ({
    term: name,
    said: t('proofs.certificate', { body, number, until: dayText(locale, until) }),
    more: <Check link={proof} />,
  }));
  const named = customers.map(({ name, text: words, consent }) => ({
    term: name,
    said: words[locale.code],
    more: <small>{t('proofs.customer', { day: dayText(locale, consent.given) })}</small>,
  }));
  return { first, certified, named };
}

/** Proofs about the pages that `isAbout` accepts. */
function useProofs(isAbout: (id: string) => boolean, ofCompany: boolean) {
  const t = useT('owner');
  const texts = useTranslator();
  const { locale, href } = usePage();
  const { owner, text } = useOwner();
  const tiers = owner.partnerTiers
    .filter(({ vendor }) => isAbout(vendor))
    .map(({ vendor, tier, number, since, until, proof }) => ({
      term: texts(vendor)('name'),
      said: t('proofs.tier', { tier, number, since: dayText(locale, since), until: dayText(locale, until) }),
      more: <Check link={proof} />,
    }));
  // A product's page states its level elsewhere, but not the levels reached.
  const levels = Object.entries(owner.sla)
    .filter(([id, { history }]) => isAbout(id) && (ofCompany || history))
    .map(([id, { history }]) => ({
      term: t('proofs.level', { product: texts(id)('name') }),
      said: ofCompany ? (text('sla', id) ?? '') : '',
      more: history && <Reached {...history} />,
    }));
  const stories = useNeed('stories')
    .filter(({ pages }) => pages.some(isAbout))
    .map(({ id, customer, title }) => ({
      term: customer,
      said: title[locale.code],
      more: <a href={href('story', { params: { id } })}>{t('proofs.story')}</a>,
    }));
  return { tiers, levels, stories };
}

function Rows({ proofs, className }: { proofs: readonly Proof[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {proofs.map(({ term, said, more }) => (
        <div key={`${term} ${said}`}>
          <dt>{term}</dt>
          <dd>
            <Linked text={said} /> {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const Proofs = /*#__PURE__*/ staticPart(
  'Proofs',
  /** `page`: only proofs about this page's product. */
  function Proofs({ of }: { of: 'all' | 'page' }) {
    const t = useT('owner');
    const { page } = usePage();
    const { first, certified, named } = useCompanyProofs();
    const { tiers, levels, stories } = useProofs((id) => of === 'all' || id === page.id, of === 'all');
    const own: Proof[] = [...tiers, ...levels, ...stories];
    const proofs = of === 'all' ? [...first, ...own, ...certified, ...named] : own;
    if (proofs.length === 0) return null;
    return (
      <section className={section.section} id="proofs">
        <div className={ui.wrap}>
          <SectionHead title={t('proofs.title')} />
          <Rows className={css.proofs} proofs={proofs} />
        </div>
      </section>
    );
  },
  'page',
);

const cells = 4;

/** One of each kind, then the second of each, and so on. */
const inTurn = (kinds: readonly (readonly Proof[])[]): Proof[] =>
  Array.from({ length: cells }, (_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1))).flat();

/** Four proofs in a row below the home page's hero; the rest is on the page about us. */
export const ProofStrip = /*#__PURE__*/ staticPart(
  'ProofStrip',
  function ProofStrip() {
    const t = useT('owner');
    const { certified, named } = useCompanyProofs();
    const { tiers, stories } = useProofs(() => true, true);
    const proofs = inTurn([stories, tiers, certified, named]).slice(0, cells);
    if (proofs.length === 0) return null;
    return (
      <div className={css.strip}>
        <div className={ui.wrap}>
          <Rows className={css.cells} proofs={proofs} />
          <PageLink to="partner" hash="proofs">
            {t('proofs.title')}
          </PageLink>
        </div>
      </div>
    );
  },
  'page',
);
