// The fixture's sections below the first view, and its footer.
import { staticPart } from '../../../../../src/shared/app/staticPart.tsx';
import { useT } from '../../../../../src/shared/i18n/useT.ts';
import { Icon } from './Icon.tsx';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function More({ to, name }: { to: string; name: string }) {
  const t = useT('home');
  return (
    <a className="more" href={to}>
      {t('ui.more')}
      <span className="sr"> {name}</span>
    </a>
  );
}

function Clouds() {
  const t = useT('home');
  return (
    <section className="sec sec-clouds">
      <div className="wrap">
        <h2 className="sec-t">{t('clouds.title')}</h2>
        <p className="sec-i">{t('clouds.intro')}</p>
        <ul className="grid grid-4">
          {upTo(7).map((index) => (
            <li key={index} className="card card-cloud">
              <Icon shape={index} />
              <h3 className="card-t">{t(`clouds.items.${index}.name`)}</h3>
              <p className="card-p">{t(`clouds.items.${index}.text`)}</p>
              <ul className="tags">
                {upTo(3).map((tag) => (
                  <li key={tag} className="badge-info">
                    {t(`clouds.items.${index}.tags.${tag}`)}
                  </li>
                ))}
              </ul>
              <More to={t(`clouds.items.${index}.href`)} name={t(`clouds.items.${index}.name`)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Industries() {
  const t = useT('home');
  return (
    <section className="sec sec-ind">
      <div className="wrap">
        <h2 className="sec-t">{t('industries.title')}</h2>
        <div className="tabs">
          <div role="tablist" className="tablist">
            {upTo(3).map((index) => (
              <button
                key={index}
                id={`tab-${index}`}
                type="button"
                role="tab"
                aria-selected={index === 0}
                aria-controls={`panel-${index}`}
              >
                {t(`industries.items.${index}.name`)}
              </button>
            ))}
          </div>
          {upTo(3).map((index) => (
            <div
              key={index}
              id={`panel-${index}`}
              role="tabpanel"
              aria-labelledby={`tab-${index}`}
              className="panel"
              hidden={index !== 0}
            >
              <div className="ind">
                <Icon shape={index + 2} className="ico ico-lg" />
                <h3>{t(`industries.items.${index}.name`)}</h3>
                <p>{t(`industries.items.${index}.text`)}</p>
                <More to={t(`industries.items.${index}.href`)} name={t(`industries.items.${index}.name`)} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Services() {
  const t = useT('home');
  return (
    <section className="sec sec-svc">
      <div className="wrap">
        <h2 className="sec-t">{t('services.title')}</h2>
        <ul className="grid grid-4">
          {upTo(8).map((index) => (
            <li key={index} className="card card-svc">
              <Icon shape={index + 1} />
              <h3 className="card-t">{t(`services.items.${index}.name`)}</h3>
              <p className="card-p">{t(`services.items.${index}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function News() {
  const t = useT('home');
  return (
    <section className="sec sec-news">
      <div className="wrap">
        <h2 className="sec-t">{t('news.title')}</h2>
        <ul className="grid grid-3">
          {upTo(6).map((index) => (
            <li key={index} className="card card-news">
              <article>
                <time className="date" dateTime={t(`news.items.${index}.date`)}>
                  {t(`news.items.${index}.date`)}
                </time>
                <h3 className="card-t">
                  <a href={t(`news.items.${index}.href`)}>{t(`news.items.${index}.title`)}</a>
                </h3>
                <p className="card-p">{t(`news.items.${index}.text`)}</p>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Regions() {
  const t = useT('home');
  return (
    <section className="sec sec-reg">
      <div className="wrap">
        <h2 className="sec-t">{t('regions.title')}</h2>
        <ul className="regions">
          {upTo(22).map((index) => (
            <li key={index} className="region">
              <Icon shape={6} className="pin" />
              <span>{t(`regions.items.${index}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Closing() {
  const t = useT('home');
  return (
    <>
      <section className="cta">
        <div className="wrap cta-row">
          <div>
            <h2>{t('contact.title')}</h2>
            <p>{t('contact.text')}</p>
          </div>
          <a className="btn btn-light" href={t('contact.href')}>
            {t('contact.cta')}
          </a>
        </div>
      </section>
      <footer className="ft">
        <div className="wrap">
          <div className="ft-grid">
            {upTo(4).map((group) => (
              <div key={group} className="ft-g">
                <h2 className="ft-t">{t(`footer.${group}.title`)}</h2>
                <ul>
                  {upTo(4).map((item) => (
                    <li key={item}>
                      <a className="ft-a" href={t(`footer.${group}.items.${item}.href`)}>
                        {t(`footer.${group}.items.${item}.text`)}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="copy">{t('ui.copyright')}</p>
        </div>
      </footer>
    </>
  );
}

export const Below = /*#__PURE__*/ staticPart(
  'Below',
  function Below() {
    return (
      <>
        <Clouds />
        <Industries />
        <Services />
        <News />
        <Regions />
        <Closing />
      </>
    );
  },
  'site',
);
