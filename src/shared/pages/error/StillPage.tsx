// The page for a fault on our side, and for a request that we refused.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { WaysOn } from '../../sections/WaysOn.static.tsx';
import { BrokenRoute } from '../../ui/charts/BrokenRoute.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PhoneLink } from '../../ui/ContactFacts.tsx';
import css from './FaultFacts.module.css';

export function Page() {
  return (
    <>
      <Fault />
      <Fold />
      <FaultFacts />
      <WaysOn />
    </>
  );
}

/** What went wrong, what is not lost, and where to go on. */
const Fault = /*#__PURE__*/ staticPart(
  'Fault',
  function Fault() {
    const { href, page } = usePage();
    const t = useT(page.id);
    const act = useT('layout');
    return (
      <PageHead
        title={t('h1')}
        lead={<Lines text={`${t('line1')}\n${t('line2')}`} />}
        drawing={<BrokenRoute />}
        actions={
          <>
            <a className={`${ui.btn} ${ui.go}`} href={href('home')}>
              {t('back')}
            </a>
            <a className={ui.btn} href={href('contactUs')}>
              {act('actions.contact')}
            </a>
          </>
        }
      />
    );
  },
  'page',
);

/** What a visitor needs to call us about a fault: the request's number, and the phone number. */
const FaultFacts = /*#__PURE__*/ staticPart(
  'FaultFacts',
  function FaultFacts() {
    const t = useT('error');
    const { reference } = usePage().params;
    const { telphone } = useNeed('domainInfo');
    return (
      <dl className={`${ui.wrap} ${css.facts}`}>
        {reference && (
          <div>
            <dt>{t('facts.reference')}</dt>
            <dd>
              <b>{reference}</b> {t('facts.quote')}
            </dd>
          </div>
        )}
        {telphone && (
          <div>
            <dt>{t('facts.phone')}</dt>
            <dd>
              <PhoneLink telphone={telphone} />
            </dd>
          </div>
        )}
      </dl>
    );
  },
  'request',
);
