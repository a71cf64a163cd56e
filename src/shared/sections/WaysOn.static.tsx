// Where to go on from a page that is not what was looked for: a search among all answers, and six main pages.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from '../ui/common.module.css';
import { WayTo } from '../ui/WayTo.tsx';
import css from './WaysOn.module.css';

const most = 6;

/** The last ones take the places of those that a language lacks. */
const main: readonly PageId[] = [
  'cloudIntegration',
  'server',
  'cdn',
  'freeOpen',
  'blog',
  'contactUs',
  'cloudCdn',
  'coflyer',
];

export const WaysOn = /*#__PURE__*/ staticPart(
  'WaysOn',
  function WaysOn() {
    const { href, has } = usePage();
    const t = useT('layout');
    const faq = useT('faq');
    const shown = main.filter((id) => has(id)).slice(0, most);
    return (
      <section className={`${ui.wrap} ${css.ways}`}>
        <form role="search" action={href('faq')}>
          <label htmlFor="ways-q">{t('waysOn.search')}</label>
          <div>
            <input id="ways-q" name="q" type="search" maxLength={100} placeholder={faq('placeholder')} />
            <button className={ui.btn}>{faq('submit')}</button>
          </div>
        </form>
        <nav aria-label={t('waysOn.pages')}>
          <ul>
            {shown.map((id) => (
              <WayTo key={id} page={id} />
            ))}
          </ul>
        </nav>
      </section>
    );
  },
  'site',
);
