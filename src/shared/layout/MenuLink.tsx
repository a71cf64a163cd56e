// A menu entry as a link, with a hint if it opens a new window.
import type { ReactNode } from 'react';
import { usePage } from '../app/PageContext.ts';
import { useT } from '../i18n/useT.ts';
import type { MenuItem } from '../webapi/types.ts';
import { opensWindow } from './menuEntriesOf.ts';
import ui from '../ui/common.module.css';
import { useTrialHref } from '../ui/PageLink.tsx';

/** Address of the current page as menus write it: with the language prefix, without query. */
function useHere(): string {
  const { page, path, href } = usePage();
  return page.path.includes(':') ? path : href(page.id);
}

type Props = { item: MenuItem; className?: string | undefined; children: ReactNode };

export function MenuLink({ item, className, children }: Props) {
  const t = useT('layout');
  const here = useHere();
  const trial = useTrialHref();
  const isNewWindow = opensWindow(item);
  return (
    <a
      className={className}
      href={trial.startsWith(`${item.link}?`) ? trial : item.link}
      target={isNewWindow ? '_blank' : undefined}
      rel={isNewWindow ? 'noopener' : undefined}
      aria-current={item.link === here ? 'page' : undefined}
    >
      {children}
      {isNewWindow && <span className={ui.vh}>{t('newWindow')}</span>}
    </a>
  );
}
