// A text with links, written `[words](page)`, `[words](page#anchor)`, `[words](#anchor)`, `[words](article/id)` or `[words](https://…)`.
import { Fragment, type ReactNode } from 'react';
import { usePage } from '../app/PageContext.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { linkPattern } from './usePageText.ts';

/** `written`: renders words; plain text by default. */
type Props = { text: string; written?: (words: string) => ReactNode };

const plainly = (words: string): ReactNode => words;

export function Linked({ text, written = plainly }: Props) {
  const { page: here, isPage } = usePage();
  // Splitting by a pattern with three groups gives: text, words, target, anchor, text, and so on.
  const parts = text.split(linkPattern);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 4 === 0) return <Fragment key={key}>{written(part)}</Fragment>;
    if (index % 4 !== 1) return null;
    const away = parts[index + 1] ?? '';
    if (away.startsWith('https://')) {
      return (
        <a key={key} href={away} rel="noopener">
          {written(part)}
        </a>
      );
    }
    const [[id = '', article], hash] = [(parts[index + 1] ?? '').split('/'), parts[index + 2]];
    if (!isPage(id)) {
      return (
        <a key={key} href={`#${hash ?? ''}`}>
          {written(part)}
        </a>
      );
    }
    const params = article !== undefined && { params: { id: article } };
    // A link to the contact form carries the page along, and one to the trial does so on a cloud's page.
    const brings = id === 'contactUs' || (id === 'freeOpen' && here.enquiry.cloudVersion !== undefined);
    const query = brings && { query: { product: here.id } };
    return (
      <PageLink key={key} to={id} {...(hash && { hash })} {...params} {...query}>
        {written(part)}
      </PageLink>
    );
  });
}
