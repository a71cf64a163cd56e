// What can be checked of us: who signs, partner tiers, certificates and customers of the owner's settings; nothing until they are supplied.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT, useTranslator } from '../i18n/useT.ts';
import { useOwner } from '../owner/useOwner.ts';
import { dayText } from '../i18n/days.ts';
import { SectionHead } from '../ui/SectionHead.tsx';
import ui from '../ui/common.module.css';
import section from './Section.module.css';
import css from './Statement.module.css';

type Proof = { term: string; said: string; link?: string };

export const Proofs = /*#__PURE__*/ staticPart(
  'Proofs',
  /** `vendor`: only what the vendor of this page has said of us. */
  function Proofs({ of }: { of: 'all' | 'vendor' }) {
    const t = useT('owner');
    const texts = useTranslator();
    const { page, locale } = usePage();
    const { owner, text } = useOwner();
    const { legal, company, partnerTiers, certificates, customers } = owner;
    const tiers = of === 'all' ? partnerTiers : partnerTiers.filter(({ vendor }) => vendor === page.id);
    const proofs: Proof[] = tiers.map(({ vendor, tier, since, proof }) => ({
      term: texts(vendor)('name'),
      said: t('proofs.tier', { tier, since: dayText(locale, since) }),
      link: proof,
    }));
    if (of === 'all') {
      const signs = [
        { term: t('proofs.entity'), said: legal.entity && text('legal.entity') },
        { term: t('proofs.founded'), said: company.founded && text('company.founded') },
      ].flatMap(({ term, said }) => (said ? { term, said } : []));
      const certified = certificates.map(({ name, body, number, until, proof }) => ({
        term: name,
        said: t('proofs.certificate', { body, number, until: dayText(locale, until) }),
        link: proof,
      }));
      proofs.unshift(...signs);
      proofs.push(
        ...certified,
        ...customers.map((customer) => ({ term: customer.name, said: customer.text[locale.code] })),
      );
    }
    if (proofs.length === 0) return null;
    return (
      <section className={section.section} id="proofs">
        <div className={ui.wrap}>
          <SectionHead title={t('proofs.title')} />
          <dl className={css.points}>
            {proofs.map(({ term, said, link }) => (
              <div key={`${term} ${said}`}>
                <dt>{term}</dt>
                <dd>
                  {said}{' '}
                  {link && (
                    <a href={link} rel="noopener">
                      {t('proofs.check')}
                    </a>
                  )}
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
