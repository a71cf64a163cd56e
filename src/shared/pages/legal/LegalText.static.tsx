// The numbered sections of the privacy policy and the disclaimer, beside their table of contents.
import type { ReactNode } from 'react';
import { useNeed } from '../../app/needs.ts';
import { usePage, useFacts } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { languageName } from '../../i18n/displayNames.ts';
import { localeOf } from '../../i18n/locales.ts';
import { useT, type Translate } from '../../i18n/useT.ts';
import type { OwnerKey } from '../../owner/ownerSettings.ts';
import { useOperator, useOwner } from '../../owner/useOwner.ts';
import { kept, type Kept } from '../../storage/kept.ts';
import ui from '../../ui/common.module.css';
import { Contents } from '../../ui/Contents.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { LegalTable } from './LegalTable.tsx';
import { percentText } from '../../i18n/numbers.ts';
import css from './LegalText.module.css';

const storageTableColumns = ['name', 'where', 'content', 'life'] as const;
const day = 86_400;

function lifeOf({ seconds }: Kept, t: Translate): string {
  if (seconds === undefined) return t('storage.life.tab');
  return seconds < day
    ? t('storage.life.seconds', { count: seconds })
    : t('storage.life.days', { count: seconds / day });
}

/** Everything that the site stores in a browser, from the same list that the code uses. */
function StorageTable() {
  const t = useT('privacy');
  return (
    <LegalTable
      code
      title={t('storage.fold')}
      heads={storageTableColumns.map((column) => t(`storage.head.${column}`))}
      rows={Object.entries<Kept>(kept).map(([id, row]) => [
        row.name,
        t(`storage.where.${row.where}`),
        t(`storage.content.${id}`),
        lifeOf(row, t),
      ])}
    />
  );
}

/** The processors that the owner has named; without them only the text above names their kinds. */
function Processors() {
  const { locale } = usePage();
  const { processors } = useOwner().owner.privacy;
  if (processors.length === 0) return null;
  return (
    <ul>
      {processors.map(({ name, country, task }) => (
        <li key={name}>
          {name} ({country}): {task[locale.code]}
        </li>
      ))}
    </ul>
  );
}

/** Statistics: how often articles are read, and how fast pages are. */
function Counted() {
  const t = useT('privacy');
  return (
    <>
      <p>{t('reads')}</p>
      <Measured />
    </>
  );
}

/** What browsers report about page speed; nothing if the owner measures no visits. */
function Measured() {
  const t = useT('privacy');
  const { locale } = usePage();
  const share = useNeed('vitalsShare');
  if (share === 0) return null;
  const percent = percentText(locale, Number((share * 100).toPrecision(2)));
  return <p>{t('measured', { percent })}</p>;
}

/** What the law of each place adds, with the representatives that the owner has named. */
const laws = ['gdpr', 'tw', 'lgpd', 'appi', 'pipl', 'other'] as const;

function Laws() {
  const t = useT('privacy');
  const { text } = useOwner();
  const { operator } = useOperator();
  /** Empty while the owner has named nobody. */
  const named = (key: OwnerKey, say: (name: string) => string): string => {
    const name = text(key);
    return name === undefined ? '' : say(name);
  };
  const values = {
    operator,
    eu: named('privacy.euRepresentative', (name) => t('people.eu', { name })),
    cn: named('privacy.cnRepresentative', (name) => t('people.cn', { name })),
    br: named('privacy.brContact', (name) => t('people.br', { name })),
    representative: named('legal.representative', (name) => t('people.representative', { name })),
    codes: named('privacy.twPurposeCodes', (codes) => t('people.codes', { codes })),
  };
  return (
    <PhoneFold title={t('laws.fold')}>
      {laws.map((law) => (
        <div key={law} id={`law-${law}`}>
          <h3>{t(`laws.${law}.heading`)}</h3>
          <p>{t(`laws.${law}.body`, values)}</p>
        </div>
      ))}
    </PhoneFold>
  );
}

const dataTableColumns = ['data', 'purpose', 'basis', 'kept'] as const;

/** Which data we keep: purpose, legal basis, and for how long. */
function DataTable() {
  const t = useT('privacy');
  const { enquiries, securityLog, logDays } = useOperator();
  const kept = {
    enquiry: enquiries,
    trial: enquiries,
    invoice: t('data.kept.tax'),
    account: t('data.kept.account'),
    security: logDays,
    events: securityLog,
    arrival: enquiries,
    news: t('data.kept.consent'),
    newsletter: t('data.kept.newsletter'),
  };
  return (
    <LegalTable
      title={t('data.fold')}
      heads={dataTableColumns.map((column) => t(`data.head.${column}`))}
      rows={Object.entries(kept).map(([row, life]) => [
        t(`data.${row}.data`),
        t(`data.${row}.purpose`),
        t(`data.${row}.basis`),
        life,
      ])}
    />
  );
}

const columns = [0, 1, 2] as const;

/** Every figure that the site states, with its page and its conditions. */
function ClaimsTable() {
  const t = useT('disclaimer');
  const facts = useFacts();
  const rows: [string, ...string[]][] = [];
  for (let row = 0; t(`claims.rows.${row}.0`) !== `claims.rows.${row}.0`; row += 1) {
    const [figure = '', ...others] = columns.map((column) => t(`claims.rows.${row}.${column}`, facts));
    rows.push([figure, ...others]);
  }
  return (
    <LegalTable title={t('claims.fold')} heads={columns.map((column) => t(`claims.heads.${column}`))} rows={rows} />
  );
}

type Section = { id: string; after?: ReactNode };

const privacy: readonly Section[] = [
  { id: 'who' },
  { id: 'data', after: <DataTable /> },
  { id: 'storage', after: <StorageTable /> },
  { id: 'server', after: <Counted /> },
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
      language: languageName(locale, localeOf(owner.legal.prevailingLanguage).hreflang[0] ?? ''),
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
