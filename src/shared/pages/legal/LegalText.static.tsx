// The numbered sections of a legal page, with their contents beside them.
import type { ReactNode } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { languageName } from '../../i18n/languageName.ts';
import { localeOf } from '../../i18n/locales.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../owner/useOperator.ts';
import { useOwner } from '../../owner/useOwner.ts';
import { useFacts } from '../../sections/useFacts.ts';
import ui from '../../ui/common.module.css';
import { Contents } from '../../ui/Contents.tsx';
import { ClaimsTable } from './ClaimsTable.tsx';
import { DataTable } from './DataTable.tsx';
import { Laws } from './Laws.tsx';
import css from './LegalText.module.css';
import { Measured } from './Measured.tsx';
import { Processors } from './Processors.tsx';
import { StorageTable } from './StorageTable.tsx';

type Section = { id: string; after?: ReactNode };

const privacy: readonly Section[] = [
  { id: 'who' },
  { id: 'data', after: <DataTable /> },
  { id: 'storage', after: <StorageTable /> },
  { id: 'server', after: <Measured /> },
  { id: 'recipients', after: <Processors /> },
  { id: 'abroad' },
  { id: 'rights' },
  { id: 'law', after: <Laws /> },
  { id: 'changes' },
];

const disclaimer: readonly Section[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'law', 'i'].map((id) =>
  id === 'c' ? { id, after: <ClaimsTable /> } : { id },
);

export const LegalText = /*#__PURE__*/ staticPart(
  'LegalText',
  function LegalText() {
    const { page, locale } = usePage();
    const t = useT(page.id);
    const { owner, text } = useOwner();
    const values = {
      ...useOperator(),
      ...useFacts(),
      check: t(`check.${useNeed('checkedBy')}`),
      transfers: text('privacy.transfers') ?? '',
      law: text('legal.governingLaw') ?? '',
      venue: text('legal.venue') ?? '',
      language: languageName(locale, localeOf(owner.legal.prevailingLanguage)),
    };
    const sections = page.id === 'privacy' ? privacy : disclaimer;
    return (
      <div className={`${ui.wrap} ${css.columns}`}>
        <Contents
          className={css.contents}
          parts={sections.map(({ id }) => ({ id: `section-${id}`, title: t(`sections.${id}.heading`) }))}
        />
        <div className={css.text}>
          {sections.map(({ id, after }) => (
            <section key={id} id={`section-${id}`}>
              <h2>{t(`sections.${id}.heading`)}</h2>
              {t(`sections.${id}.body`, values)
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              {after}
            </section>
          ))}
        </div>
      </div>
    );
  },
  'page',
);
