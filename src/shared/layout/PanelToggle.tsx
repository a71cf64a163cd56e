// The icon that opens a phone panel and, in its place, the one that closes it: two links, so that it works without script.
import { Icon } from '../ui/Icon.tsx';
import css from './Header.module.css';
import { nowhere, type Panel } from './usePanel.ts';

type Props = { panel: Panel; icon: 'menu' | 'account'; open: string; close: string };

export function PanelToggle({ panel: { name, isOpen, toggle }, icon, open, close }: Props) {
  const side = name === 'menu' ? css.ofMenu : css.ofMe;
  return (
    <>
      <a
        className={`${css.toggle} ${css.opening} ${side}`}
        href={`#${name}`}
        ref={toggle}
        aria-controls={name}
        aria-expanded={isOpen}
        aria-label={open}
      >
        <Icon name={icon} />
      </a>
      <a className={`${css.toggle} ${css.closing} ${side}`} href={nowhere} aria-controls={name} aria-label={close}>
        <Icon name="close" />
      </a>
    </>
  );
}
