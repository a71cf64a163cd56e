// Three industries read by their traffic: what happens in a day, and which of our services answers it.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { HatchPattern, hatch } from '../../ui/charts/HatchPattern.tsx';
import ui from '../../ui/common.module.css';
import { PageLink } from '../../ui/PageLink.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import css from './Industries.module.css';
import { profiles } from './trafficProfiles.ts';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21', '24'];

export const Industries = /*#__PURE__*/ staticPart(
  'Industries',
  function Industries() {
    const t = useT('home');
    return (
      <section className={`${ui.sec} ${css.industries}`}>
        <div className={ui.wrap}>
          <SectionHead title={t('industries.title')}>{t('industries.text')}</SectionHead>
          {profiles.map(({ id, curve, pages }, index) => (
            <div key={id} className={css.profile}>
              <div>
                <h3>{t(`industries.${id}.title`)}</h3>
                <PhoneFold title={t('industries.fold')}>
                  <p>{t(`industries.${id}.text`)}</p>
                  <ul>
                    {pages.map((page) => (
                      <li key={page}>
                        <PageLink to={page}>{t(`industries.links.${page}`)}</PageLink>
                      </li>
                    ))}
                  </ul>
                </PhoneFold>
              </div>
              <figure>
                <svg viewBox="0 0 960 200" preserveAspectRatio="none" aria-hidden="true">
                  {index === 0 && <HatchPattern />}
                  <path d={curve} fill={hatch} />
                </svg>
                <figcaption className={css[id]}>{t(`industries.${id}.peak`)}</figcaption>
              </figure>
            </div>
          ))}
          <div className={css.hours} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <p>{t('industries.note')}</p>
        </div>
      </section>
    );
  },
  'page',
);
