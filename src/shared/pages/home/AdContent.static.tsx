// What the dialog of a banner that asks for one says.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';

export const AdContent = /*#__PURE__*/ staticPart(
  'AdContent',
  function AdContent() {
    const t = useT('layout');
    const ad = useNeed('banners').find(({ dialog }) => dialog);
    if (!ad) return null;
    return (
      <>
        <h2 id="ad-title">
          <Lines text={ad.title} />
        </h2>
        <p>{ad.text}</p>
        <form method="dialog" className={ui.acts}>
          {ad.links.map(({ text, link }) => (
            <a key={link} className={`${ui.btn} ${ui.go}`} href={link}>
              {text}
            </a>
          ))}
          <button className={ui.btn}>{t('close')}</button>
        </form>
      </>
    );
  },
  'page',
);
