// The table of contents of a long page, as links to its parts.
import { useT } from '../i18n/useT.ts';
import css from './Contents.module.css';

export type Part = { id: string; title: string };

export function Contents({
  parts,
  className,
  lang,
}: {
  parts: readonly Part[];
  className: string | undefined;
  lang?: string | undefined;
}) {
  const t = useT('layout');
  return (
    <nav className={`${css.contents} ${className}`} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol lang={lang}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
