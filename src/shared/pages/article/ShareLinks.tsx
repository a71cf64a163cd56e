// Links to share a page, by the services usual in the page's language: plain links, no third-party script.
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { partWords } from '../../i18n/joinWords.ts';
import type { ShareWay } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './ShareLinks.module.css';

type Shared = { url: string; title: string };

const hrefs: Record<Exclude<ShareWay, 'wechat' | 'link'>, (shared: Shared) => string> = {
  facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  line: ({ url }) => `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  mail: ({ url, title }) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  weibo: ({ url, title }) => `https://service.weibo.com/share/share.php?${new URLSearchParams({ url, title })}`,
  whatsapp: ({ url, title }) => `https://api.whatsapp.com/send?${new URLSearchParams({ text: `${title} ${url}` })}`,
  x: ({ url, title }) => `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`,
};

/** WeChat accepts no link from a web page: readers scan the address with the phone and share it from there. */
function WeChatCode() {
  const t = useT('article');
  const code = useNeed('pageCode');
  if (!code) throw new Error('There is no code of this page');
  return (
    <details className={css.code}>
      <summary>{t('wechat.open')}</summary>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('wechat.code')}>
        <path d={code.path} />
      </svg>
      <p>{t('wechat.scan')}</p>
    </details>
  );
}

/** A field, so that the address can be selected and copied without script. `startCopying` makes the button work. */
function CopiedLink({ url }: { url: string }) {
  const t = useT('article');
  return (
    <div className={css.copy}>
      <input type="url" readOnly value={url} aria-label={t('link.label')} />
      <button
        type="button"
        className={`${ui.btn} ${ui.small}`}
        data-copied={t('link.copied')}
        data-selected={t('link.selected')}
      >
        {t('link.copy')}
      </button>
      <span role="status" />
    </div>
  );
}

function Way({ way, shared }: { way: ShareWay; shared: Shared }) {
  const t = useT('article');
  if (way === 'wechat') return <WeChatCode />;
  if (way === 'link') return <CopiedLink url={shared.url} />;
  return (
    <a href={hrefs[way](shared)} rel="noopener noreferrer">
      {t(`shareBy.${way}`)}
    </a>
  );
}

export function ShareLinks({ title }: { title: string }) {
  const { host, path, locale } = usePage();
  const shared = { url: `https://${host}${path}`, title: partWords(title) };
  return (
    <ul>
      {locale.share.map((way) => (
        <li key={way}>
          <Way way={way} shared={shared} />
        </li>
      ))}
    </ul>
  );
}
