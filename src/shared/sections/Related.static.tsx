// Links to related pages with a reason to read each; pages missing in the language are left out.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import type { PageId } from '../app/PageTypes.ts';
import { useT } from '../i18n/useT.ts';
import ui from '../ui/common.module.css';
import { useTrialHref } from '../ui/PageLink.tsx';
import css from './Related.module.css';
import { usePageText } from './usePageText.ts';

/** A page, or an anchor on it: `cdn`, `cdn#eip`. */
type Target = PageId | `${PageId}#${string}`;

function RelatedLink({ target }: { target: string }) {
  const [page, hash] = target.split('#') as [PageId, string | undefined];
  const { href } = usePage();
  const trial = useTrialHref();
  const name = useT(page)('name');
  const { t } = usePageText();
  return (
    <li>
      <a className={ui.more} href={page === 'freeOpen' ? trial : href(page, hash ? { hash } : {})}>
        {name}
      </a>
      <p>{t(`related.${page}`)}</p>
    </li>
  );
}

export const Related = /*#__PURE__*/ staticPart(
  'Related',
  function Related({ to }: { to: Target | `${Target} ${string}` }) {
    const { has } = usePage();
    const t = useT('layout');
    const targets = to.split(' ').filter((target) => has(target.split('#')[0] as PageId));
    return (
      <nav className={`${ui.wrap} ${css.related}`} aria-label={t('related')}>
        <ul>
          {targets.map((target) => (
            <RelatedLink key={target} target={target} />
          ))}
        </ul>
      </nav>
    );
  },
  'page',
);
