// The icon that opens a phone panel and, in its place, the one that closes it: two links, so that it works without script.
import { Icon } from '../ui/Icon.tsx';
import css from './Header.module.css';

type Props = { panel: 'menu' | 'me'; icon: 'menu' | 'account'; open: string; close: string };

export function PanelToggle({ panel, icon, open, close }: Props) {
  return (
    <>
      <a
        className={`${css.toggle} ${css.opening}`}
        href={`#${panel}`}
        data-panel={panel}
        aria-controls={panel}
        aria-label={open}
      >
        <Icon name={icon} />
      </a>
      {/* No element is called "!", so the browser clears :target and stays where it is; "#" would jump to the top. */}
      <a
        className={`${css.toggle} ${css.closing}`}
        href="#!"
        data-close-panel={panel}
        aria-controls={panel}
        aria-label={close}
      >
        <Icon name="close" />
      </a>
    </>
  );
}
