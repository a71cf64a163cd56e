// An island whose existence is doubtful, and the way home: by button at once, or by itself after a countdown that can be stopped.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './LostPlace.module.css';
import { SeaPicture } from './SeaPicture.tsx';

const secondsToHome = 5;
function HomeButton() {
  const t = useT('notFound');
  const { href, locale, path } = usePage();
  const isPrefixed = path.split('/')[1] === locale.prefix;
  return (
    <a
      className={`${ui.btn} ${ui.go}`}
      href={isPrefixed ? href('home') : '/'}
      data-countdown={secondsToHome}
      data-countdown-text={t('countdown', { seconds: '{{seconds}}' })}
      data-countdown-rest={t('back')}
    >
      {t('back')}
    </a>
  );
}

export const LostPlace = /*#__PURE__*/ staticPart(
  'LostPlace',
  function LostPlace() {
    const t = useT('notFound');
    return (
      <section className={css.sea}>
        <SeaPicture className={css.picture} />
        <div className={`${ui.wrap} ${css.front}`}>
          <div className={css.plate}>
            <h1>{t('h1')}</h1>
            <h2>{t('lead')}</h2>
            <p>
              <Lines text={`${t('line1')}\n${t('line2')}`} />
            </p>
            <div className={`${ui.acts} ${css.ways}`}>
              <HomeButton />
              <button className={`${ui.btn} ${css.stop}`} type="button" data-countdown-stop="" hidden>
                {t('stop')}
              </button>
            </div>
          </div>
        </div>
      </section>
    );
  },
  'page',
);
