// Points whose words the owner supplies, or what stands in for them until then; each `terms` of the texts belongs to one setting.
import { usePage } from '../app/PageContext.ts';
import { staticPart } from '../app/staticPart.tsx';
import type { OwnerKey } from '../owner/ownerSettings.ts';
import { useOwner } from '../owner/useOwner.ts';
import { Linked } from './Linked.tsx';
import { Section, type Ground } from './Section.tsx';
import css from './Statement.module.css';
import { useFacts } from './useFacts.ts';
import { usePageText } from './usePageText.ts';

/** `settings`: keys of settings in the order of the terms, apart by spaces. */
type Props = { name: string; settings: string; id?: string; ground?: Ground };

export const OwnerPoints = /*#__PURE__*/ staticPart(
  'OwnerPoints',
  function OwnerPoints({ name, settings, id, ground }: Props) {
    const { page } = usePage();
    const { t } = usePageText();
    const { text } = useOwner();
    const { invoiceType } = useFacts();
    const words = (key: OwnerKey) =>
      key === 'invoice.tw' ? String(invoiceType) : text(key, key === 'campaign' ? page.id : undefined);
    const points = (settings.split(' ') as OwnerKey[]).flatMap((key, index) => {
      const said = words(key);
      return said === undefined ? [] : [{ term: t(`${name}.terms.${index}`), said }];
    });
    if (points.length === 0) return null;
    return (
      <Section name={name} id={id} ground={ground} head="beside">
        <dl className={css.points}>
          {points.map(({ term, said }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Linked text={said} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    );
  },
  'page',
);
