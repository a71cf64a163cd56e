// What can be checked of us: who signs, partner tiers, certificates, service levels, customers and their stories; nothing until the owner supplies it.
import type { ReactNode } from 'react';
import { useNeed } from '../app/needs.ts';
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import type { LevelHistory } from '../facts/facts.ts';
import { dayText, monthText } from '../i18n/days.ts';
import { percentText } from '../i18n/numbers.ts';
import { useT, useTranslator } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
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

/** What a service level came to in the last months. */
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

/** Who signs, and what is said of the whole company. */
function useCompanyProofs(): { first: Proof[]; last: Proof[] } {
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
  return { first, last: [...certified, ...named] };
}

export const Proofs = /*#__PURE__*/ staticPart(
  'Proofs',
  /** `page`: only what was said of us where this page's buyers look. */
  function Proofs({ of }: { of: 'all' | 'page' }) {
    const t = useT('owner');
    const texts = useTranslator();
    const { page, locale, href } = usePage();
    const { owner, text } = useOwner();
    const { first, last } = useCompanyProofs();
    const isAbout = (id: string) => of === 'all' || id === page.id;
    const tiers = owner.partnerTiers
      .filter(({ vendor }) => isAbout(vendor))
      .map(({ vendor, tier, number, since, until, proof }) => ({
        term: texts(vendor)('name'),
        said: t('proofs.tier', { tier, number, since: dayText(locale, since), until: dayText(locale, until) }),
        more: <Check link={proof} />,
      }));
    // A page says its own level itself, but not what it came to.
    const levels = Object.entries(owner.sla)
      .filter(([id, { history }]) => isAbout(id) && (of === 'all' || history))
      .map(([id, { history }]) => ({
        term: t('proofs.level', { product: texts(id)('name') }),
        said: of === 'all' ? (text('sla', id) ?? '') : '',
        more: history && <Reached {...history} />,
      }));
    const stories = useNeed('stories')
      .filter(({ pages }) => pages.some(isAbout))
      .map(({ id, customer, title }) => ({
        term: customer,
        said: title[locale.code],
        more: <a href={href('story', { params: { id } })}>{t('proofs.story')}</a>,
      }));
    const own: Proof[] = [...tiers, ...levels, ...stories];
    const proofs = of === 'all' ? [...first, ...own, ...last] : own;
    if (proofs.length === 0) return null;
    return (
      <section className={section.section} id="proofs">
        <div className={ui.wrap}>
          <SectionHead title={t('proofs.title')} />
          <dl className={css.proofs}>
            {proofs.map(({ term, said, more }) => (
              <div key={`${term} ${said}`}>
                <dt>{term}</dt>
                <dd>
                  <Linked text={said} /> {more}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    );
  },
  'page',
);
