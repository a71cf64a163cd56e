// What the law of each place adds, with the people that the owner has named for it.
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../owner/useOperator.ts';
import { useOwner } from '../../owner/useOwner.ts';
import type { OwnerKey } from '../../owner/ownerSettings.ts';

const laws = ['gdpr', 'tw', 'lgpd', 'appi', 'pipl', 'other'] as const;

export function Laws() {
  const t = useT('privacy');
  const { text } = useOwner();
  const { operator } = useOperator();
  /** Left out while nobody is named. */
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
  return laws.map((law) => (
    <div key={law} id={`law-${law}`}>
      <h3>{t(`laws.${law}.heading`)}</h3>
      <p>{t(`laws.${law}.body`, values)}</p>
    </div>
  ));
}
