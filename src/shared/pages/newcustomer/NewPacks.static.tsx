// The packs that open a new account, as cells side by side: what is paid, what is credited, and for whom each is.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { bonusOf } from '../../calculators/prepaidNeed.ts';
import { useT } from '../../i18n/useT.ts';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import ui from '../../ui/common.module.css';
import { percentText } from '../../ui/percentText.ts';
import { twd, usd } from '../../ui/usd.ts';
import { wishCode } from '../../wishes/wishes.ts';
import css from './NewPacks.module.css';

export const NewPacks = /*#__PURE__*/ staticPart(
  'NewPacks',
  function NewPacks({ name }: { name: string }) {
    const { t, list } = usePageText();
    const words = useT('prepaidcard');
    const { page, locale, href } = usePage();
    const packs = useNeed('prices').prepaid.filter(({ tabs }) => tabs.includes('new'));
    const highest = Math.max(...packs.map((pack) => bonusOf(pack).percent));
    const suits = list(`${name}.suits`);
    return (
      <Section name={name}>
        <ul className={css.packs}>
          {packs.map((pack, index) => {
            const { payUsd, creditUsd, approxTwd } = pack;
            const { percent } = bonusOf(pack);
            const isHighest = percent > 0 && percent === highest;
            const plan = wishCode('pack', { pay: payUsd, credit: creditUsd, tab: 'new' });
            const facts = [
              [words('note.pay'), usd(locale, payUsd)],
              [words('note.bonus'), percentText(locale, percent)],
              [t(`${name}.twd`), twd(locale, approxTwd)],
              [t(`${name}.for`), suits[index] ?? ''],
            ] as const;
            return (
              <li key={payUsd} data-hot={isHighest ? '' : undefined}>
                <h3>
                  <small>{words('note.credit')}</small> {usd(locale, creditUsd)}
                </h3>
                <dl>
                  {facts.map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <p>{isHighest && words('note.highest', { percent: percentText(locale, percent) })}</p>
                <a className={ui.btn} href={href('contactUs', { query: { product: page.id, plan } })}>
                  {words('ask')}
                </a>
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
  'page',
);
