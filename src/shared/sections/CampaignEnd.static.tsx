// A note that a campaign has ended, with a link to the page of what is sold today.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { hasEnded } from '../owner/lasts.ts';
import { useOwner } from '../owner/useOwner.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from '../ui/common.module.css';
import { PageLink } from '../ui/PageLink.tsx';
import css from './CampaignEnd.module.css';

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
