// What a message and a thousand of them cost in each country with a listed price, and when that was last true.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { countryNames } from '../../i18n/countryNames.ts';
import { useT } from '../../i18n/useT.ts';
import { CurrencyChoice } from '../../sections/CurrencyChoice.tsx';
import css from '../../sections/prices/PriceTable.module.css';
import { InColumn } from '../../sections/prices/InColumn.tsx';
import { PriceTable } from '../../sections/prices/PriceTable.tsx';
import { Section } from '../../sections/Section.tsx';
import { useMoney } from '../../sections/useMoney.ts';
import ui from '../../ui/common.module.css';
import { dayText } from '../../ui/dayText.ts';

const thousand = 1000;

export const SmsPrices = /*#__PURE__*/ staticPart(
  'SmsPrices',
  function SmsPrices({ name }: { name: string }) {
    const t = useT('prices');
    const { page, locale, href } = usePage();
    const { column } = useMoney();
    const sms = useNeed('prices').sms.toSorted((a, b) => a.usdPerSegment - b.usdPerSegment);
    const highest = Math.max(...sms.map(({ usdPerSegment }) => usdPerSegment));
    const countries = countryNames(locale.iso);
    const each = column(sms.map(({ usdPerSegment }) => usdPerSegment));
    const thousands = column(sms.map(({ usdPerSegment }) => usdPerSegment * thousand));
    const heads = ['country', 'price', 'thousand', 'updated', 'order'].map((key) => t(`sms.${key}`));
    return (
      <Section name={name}>
        <CurrencyChoice anchor={name} />
        <PriceTable layout="countries" list="sms" caption={t('sms.caption')} heads={heads}>
          {sms.map(({ country, usdPerSegment, updated }, row) => (
            <tr key={country}>
              <th scope="row">{countries.of(country)}</th>
              <td data-head={heads[1]} data-price="">
                <InColumn text={each[row]} />
                <svg className={css.bar} width={`${Math.round((usdPerSegment / highest) * 100)}%`} aria-hidden="true" />
              </td>
              <td data-head={heads[2]}>
                <InColumn text={thousands[row]} />
              </td>
              <td data-head={heads[3]}>{updated && <time dateTime={updated}>{dayText(locale, updated)}</time>}</td>
              <td>
                <a className={ui.more} href={href(page.id, { query: { product: page.id, country }, hash: 'form' })}>
                  {t('sms.ask')}
                </a>
              </td>
            </tr>
          ))}
        </PriceTable>
      </Section>
    );
  },
  'request',
);
