// The campaign for the largest CDN pack: what it costs, for whom it pays, and for whom it does not.
import { Fold } from '../../app/Fold.tsx';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { percentOff, ListPrice, PriceTable } from '../../sections/prices/PriceTable.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { useMoney, CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import { hatch, HatchPattern, percentOf } from '../../ui/charts/HatchPattern.tsx';
import { usd } from '../../i18n/numbers.ts';
import { packSize } from '../../i18n/units.ts';
import { CdnMonth } from '../../sections/calculators/CdnMonth.static.tsx';
import { CampaignEnd, CampaignPeriod, Related } from '../../sections/Campaign.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { Statement } from '../../sections/Statement.static.tsx';
import { Steps } from '../../sections/Steps.static.tsx';
import { Section } from '../../sections/Section.tsx';
import { Actions, Title } from '../../sections/heads/HeadPlate.static.tsx';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import promotionHeadCss from './PromotionHead.module.css';
import { Phrases } from '../../ui/Phrases.tsx';
import { largestPack } from '../../calculators/cdnMonth.ts';

export function Page() {
  return (
    <>
      <CampaignEnd now="cdn" />
      <PromotionHead />
      <Fold />
      <CdnMonth name="fit" ground="water" fit="largest" />
      <PackPrices name="price" />
      <Statement name="not" ground="water" />
      <Steps name="steps" />
      <CampaignPeriod name="period" />
      <Questions ground="water" />
      <Related to="cdn minCdn cloudCdn" />
    </>
  );
}

/** The three packs as a table: original and platform price, price of a gigabyte, price with auto-renewal. */
const PackPrices = /*#__PURE__*/ staticPart(
  'PackPrices',
  function PackPrices({ name }: { name: string }) {
    const { t, list } = usePageText();
    const prices = useT('prices');
    const { locale } = usePage();
    const { money, column } = useMoney();
    const heads = list(`${name}.heads`);
    const { cdnPacks } = useNeed('prices');
    const eachGb = cdnPacks.map(({ platformUsd, gb }) => platformUsd / gb);
    const lowest = Math.min(...eachGb);
    const perGb = column(eachGb);
    const platform = column(cdnPacks.map(({ platformUsd }) => platformUsd));
    const renewed = column(cdnPacks.map(({ autoRenewUsd }) => autoRenewUsd));
    return (
      <Section name={name}>
        <CurrencyChoice anchor={name} />
        <PriceTable layout="packs" list="cdn-packs" caption={t(`${name}.caption`)} heads={heads}>
          {cdnPacks.map(({ gb, listUsd, platformUsd }, row) => (
            <tr key={gb} data-hot={eachGb[row] === lowest ? '' : undefined}>
              <th scope="row">
                {packSize(gb)}
                {eachGb[row] === lowest && <small>{prices('packs.lowest', { price: money(lowest) })}</small>}
              </th>
              <td data-head={heads[1]} data-price="">
                {platform[row]}
              </td>
              <td data-head={heads[2]}>
                <ListPrice text={money(listUsd)} />{' '}
                <b>{prices('off', { percent: percentOff(locale, listUsd, platformUsd) })}</b>
              </td>
              <td data-head={heads[3]}>{perGb[row]}</td>
              <td data-head={heads[4]}>{renewed[row]}</td>
            </tr>
          ))}
        </PriceTable>
      </Section>
    );
  },
  'request',
);

function PriceBar() {
  const t = useT('promotion002');
  const { locale } = usePage();
  const pack = largestPack(useNeed('prices').cdnPacks);
  if (!pack) throw new Error('A campaign for the largest pack needs one');
  const { listUsd, platformUsd } = pack;
  const paid = percentOf(platformUsd, listUsd);
  return (
    <figure className={promotionHeadCss.bar}>
      <svg role="img" aria-label={t('bar.title')}>
        <HatchPattern />
        <rect className={promotionHeadCss.list} width="100%" height="100%" />
        <rect className={promotionHeadCss.saved} fill={hatch} width="100%" height="100%" />
        <rect className={promotionHeadCss.paid} width={paid} height="100%" />
        <rect className={promotionHeadCss.mark} width={paid} height="12" />
        <g className={promotionHeadCss.rest}>
          <text className={promotionHeadCss.amount} x={paid}>
            {usd(locale, listUsd - platformUsd)}
          </text>
          <text x={paid}>{t('bar.saved')}</text>
        </g>
      </svg>
      <p className={ui.wrap}>
        <b>{usd(locale, platformUsd)}</b> {t('bar.paid')}
      </p>
      <figcaption className={ui.wrap}>{t('bar.caption')}</figcaption>
    </figure>
  );
}

/** Size and price as large as a poster; below, the original price as a bar across the page with the paid part marked. */
const PromotionHead = /*#__PURE__*/ staticPart(
  'PromotionHead',
  function PromotionHead() {
    const t = useT('promotion002');
    const facts = useFacts();
    return (
      <>
        <div className={ui.wrap}>
          <Breadcrumb name={t('name')} />
          <div className={promotionHeadCss.head}>
            <Title />
            <div>
              <p>
                <Phrases text={t('lead', facts)} />
              </p>
              <Actions first="#fit" second="talk" />
            </div>
          </div>
        </div>
        <PriceBar />
      </>
    );
  },
  'page',
);
