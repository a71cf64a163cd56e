// What pages of campaigns share: how long the campaign runs, that it has ended, and related pages.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { hasEnded } from '../owner/lasts.ts';
import { useOwner } from '../owner/useOwner.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from '../ui/common.module.css';
import { PageLink, useTrialHref } from '../ui/PageLink.tsx';
import css from './CampaignEnd.module.css';
import { Section } from './Section.tsx';
import statementCss from './Statement.module.css';
import { usePageText } from './usePageText.ts';
import relatedCss from './Related.module.css';

/** Says that the campaign has ended, with a link to the page of what is sold today. */
export const CampaignEnd = /*#__PURE__*/ staticPart(
  'CampaignEnd',
  function CampaignEnd({ now }: { now: PageId }) {
    const { page, today } = usePage();
    const { owner, text } = useOwner();
    const t = useT('owner');
    const name = useT(now)('name');
    if (!hasEnded(owner.campaign, page.id, today)) return null;
    return (
      <div className={ui.wrap}>
        <p className={css.ended} data-ended>
          <strong>{text('campaign', page.id)}</strong> {t('campaign.now')}{' '}
          <PageLink className={ui.lk} to={now}>
            {name}
          </PageLink>
        </p>
      </div>
    );
  },
  'page',
);

/** How long the campaign runs; nothing until the owner has said so. */
export const CampaignPeriod = /*#__PURE__*/ staticPart(
  'CampaignPeriod',
  function CampaignPeriod({ name }: { name: string }) {
    const { page } = usePage();
    const { t } = usePageText();
    const said = useOwner().text('campaign', page.id);
    if (said === undefined) return null;
    return (
      <Section name={name} head="beside">
        <dl className={statementCss.points}>
          <div>
            <dt>{t(`${name}.term`)}</dt>
            <dd>{said}</dd>
          </div>
        </dl>
      </Section>
    );
  },
  'page',
);

/** A page, or an anchor on it: `cdn`, `cdn#eip`. */
type Target = PageId | `${PageId}#${string}`;

function RelatedLink({ target }: { target: string }) {
  const [page, hash] = target.split('#') as [PageId, string | undefined];
  const { href } = usePage();
  const trial = useTrialHref();
  const name = useT(page)('name');
  const { t } = usePageText();
  return (
    <li>
      <a className={ui.more} href={page === 'freeOpen' ? trial : href(page, hash ? { hash } : {})}>
        {name}
      </a>
      <p>{t(`related.${page}`)}</p>
    </li>
  );
}

/** Links to related pages with a reason to read each; pages missing in the language are left out. */
export const Related = /*#__PURE__*/ staticPart(
  'Related',
  function Related({ to }: { to: Target | `${Target} ${string}` }) {
    const { has } = usePage();
    const t = useT('layout');
    const targets = to.split(' ').filter((target) => has(target.split('#')[0] as PageId));
    return (
      <nav className={`${ui.wrap} ${relatedCss.related}`} aria-label={t('related')}>
        <ul>
          {targets.map((target) => (
            <RelatedLink key={target} target={target} />
          ))}
        </ul>
      </nav>
    );
  },
  'page',
);
