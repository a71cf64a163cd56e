// The period of a campaign as its page shows it, from what the owner has set.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { hasEnded } from '../owner/lasts.ts';
import { useOwner } from '../owner/useOwner.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from '../ui/common.module.css';
import { PageLink } from '../ui/PageLink.tsx';
import css from './CampaignEnd.module.css';
import { Section } from './Section.tsx';
import statementCss from './Statement.module.css';
import { usePageText } from './usePageText.ts';

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
