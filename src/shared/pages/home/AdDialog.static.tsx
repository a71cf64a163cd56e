// A banner that asks to be shown in a dialog: closed until the browser's code opens it.
import { useNeed } from '../../app/needs.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import css from './AdDialog.module.css';

export const AdDialog = /*#__PURE__*/ staticPart(
  'AdDialog',
  function AdDialog() {
    const t = useT('layout');
    const ad = useNeed('banners').find(({ dialog }) => dialog);
    if (!ad) return null;
    return (
      <dialog className={css.ad} data-ad={ad.id} aria-label={ad.label}>
        <h2>
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
      </dialog>
    );
  },
  'page',
);
