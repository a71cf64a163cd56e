// Ways to go on from a page that is not what was looked for: the site's search, and six main pages.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import { useT } from '../i18n/useT.ts';
import type { PageId } from '../app/PageTypes.ts';
import ui from '../ui/common.module.css';
import { SearchForm } from '../ui/SearchForm.tsx';
import { WayTo } from '../ui/PageLink.tsx';
import css from './WaysOn.module.css';

const most = 6;

/** The last two replace pages that a language lacks. */
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
    const navigation = useT('navigation');
    const shown = main.filter((id) => has(id)).slice(0, most);
    return (
      <section className={`${ui.wrap} ${css.ways}`}>
        <SearchForm
          action={href('search')}
          id="ways-q"
          label={navigation('search.label')}
          submit={navigation('search.submit')}
        />
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
