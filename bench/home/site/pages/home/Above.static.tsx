// The fixture's header and first banners.
import { usePage } from '../../../../../src/shared/app/PageContext.ts';
import { staticPart } from '../../../../../src/shared/app/staticPart.tsx';
import { useT } from '../../../../../src/shared/i18n/useT.ts';
import { Icon } from './Icon.tsx';

/** Number of links in each group of the fixture's menu. */
const groups = [4, 3, 3, 3, 3, 4, 3, 3];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function Header() {
  const t = useT('home');
  const { locale } = usePage();
  return (
    <header className="hd">
      <div className="wrap hd-row">
        <a className="brand" href={t('home')}>
          <Icon shape={0} className="logo" />
          {t('brand')}
        </a>
        <button id="menu-btn" type="button" className="burger" aria-expanded={false} aria-controls="nav">
          {t('ui.menu')}
        </button>
        <div id="nav" className="nav">
          <nav aria-label={t('ui.menu')}>
            <ul className="mn">
              {upTo(groups.length).map((group) => (
                <li key={group} className="mn-g">
                  <span className="mn-t">{t(`menu.${group}.title`)}</span>
                  <ul className="mn-s">
                    {upTo(groups[group] ?? 0).map((item) => (
                      <li key={item}>
                        <a className="mn-a" href={t(`menu.${group}.items.${item}.href`)}>
                          {t(`menu.${group}.items.${item}.text`)}
                        </a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ul className="langs" aria-label={t('ui.languages')}>
          {upTo(5).map((index) => (
            <li key={index}>
              <a
                href={t(`languages.${index}.href`)}
                hrefLang={t(`languages.${index}.code`)}
                lang={t(`languages.${index}.code`)}
                aria-current={t(`languages.${index}.code`) === locale.iso ? 'true' : undefined}
              >
                {t(`languages.${index}.text`)}
              </a>
            </li>
          ))}
        </ul>
        <div className="acct">
          <a className="btn btn-ghost" href="/account/login">
            {t('ui.login')}
          </a>
          <a className="btn btn-primary" href="/account/register">
            {t('ui.signup')}
          </a>
        </div>
      </div>
    </header>
  );
}

export const Above = /*#__PURE__*/ staticPart(
  'Above',
  function Above() {
    const t = useT('home');
    return (
      <>
        <Header />
        <section className="hero">
          <div className="wrap hero-grid">
            {upTo(3).map((index) => {
              const Title = index === 0 ? 'h1' : 'h2';
              return (
                <article key={index} className={`banner banner-${index + 1}`}>
                  <Title>{t(`banners.${index}.title`)}</Title>
                  <p className="lead">{t(`banners.${index}.text`)}</p>
                  {index === 1 && (
                    <p className="ends">
                      <span>{t('ui.endsIn')}</span>{' '}
                      <time id="countdown" className="countdown">
                        72:00:00
                      </time>
                    </p>
                  )}
                  <a className="btn btn-primary" href={t(`banners.${index}.href`)}>
                    {t(`banners.${index}.cta`)}
                  </a>
                </article>
              );
            })}
          </div>
        </section>
      </>
    );
  },
  'site',
);
