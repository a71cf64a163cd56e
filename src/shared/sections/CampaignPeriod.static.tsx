// How long a campaign runs; nothing until the owner has said so.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useOwner } from '../owner/useOwner.ts';
import { Section } from './Section.tsx';
import css from './Statement.module.css';
import { usePageText } from './usePageText.ts';

export const CampaignPeriod = /*#__PURE__*/ staticPart(
  'CampaignPeriod',
  function CampaignPeriod({ name }: { name: string }) {
    const { page } = usePage();
    const { t } = usePageText();
    const said = useOwner().text('campaign', page.id);
    if (said === undefined) return null;
    return (
      <Section name={name} head="beside">
        <dl className={css.points}>
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
