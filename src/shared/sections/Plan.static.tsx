// A move as a plan of fifteen days: what runs, what is copied with which tool, and what has taken over; five steps below.
import { useNeed } from '../app/needs.ts';
import type { PageId } from '../app/PageTypes.ts';
import { usePage, useFacts } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import { sentenceGap } from '../i18n/marks.ts';
import css from './Plan.module.css';
import stepsCss from './PlanSteps.module.css';
import { Section, type Ground } from './Section.tsx';
import { usePageText } from './usePageText.ts';

/** First days of the steps. The one before the last is the switch; the last closes the plan. */
const days = [1, 4, 7, 11, 13, 15] as const;

/** `of`: the cloud whose tools and services are used, if the page is not the cloud's own. */
type Props = { name: string; ground?: Ground; of?: PageId };

export const Plan = /*#__PURE__*/ staticPart(
  'Plan',
  function Plan({ name, ground = 'land', of }: Props) {
    const { page, locale } = usePage();
    const gap = sentenceGap(locale);
    const cloud = of ?? page.id;
    const facts = useFacts();
    const { t, items } = usePageText();
    const words = useT('pieces');
    const { tools = {}, services = {} } = useNeed('clouds')[cloud] ?? {};
    return (
      <Section name={name} ground={ground}>
        <div className={css.axis} aria-hidden="true">
          {days.map((day) => (
            <span key={day} data-day={day}>
              {day === 1 ? words('plan.day', { day }) : day}
            </span>
          ))}
        </div>
        <ul className={css.rows}>
          {Object.entries(tools).map(([need, [tool = '']]) => (
            <li key={need}>
              <b>{words(`plan.parts.${need}`)}</b>
              <i className={css.live} />
              <span className={css.copy}>{need === 'files' ? words('plan.files', { ...facts, tool }) : tool}</span>
              <span className={css.there}>{services[need]?.[0]}</span>
            </li>
          ))}
        </ul>
        <ol className={`${css.steps} ${stepsCss.steps}`}>
          {items(`${name}.steps`, '.term').map((step) => (
            <li key={step}>
              <h3>{t(`${step}.term`)}</h3>
              <p>
                <b>{t(`${step}.who`)}</b>
                {gap + t(`${step}.text`)}
              </p>
            </li>
          ))}
        </ol>
        <p className={css.key}>
          <span>
            <i className={css.live} />
            {words('plan.live')}
          </span>
          <span>
            <i className={css.copied} />
            {words('plan.copied')}
          </span>
          <span>
            <i className={css.taken} />
            {words('plan.taken', { name: useT(cloud)('name') })}
          </span>
          <span className={css.example}>{words('example')}</span>
        </p>
      </Section>
    );
  },
  'page',
);
