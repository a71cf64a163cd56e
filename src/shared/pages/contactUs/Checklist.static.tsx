// What to send along, for the product that the visitor comes from.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './Contact.module.css';

const kinds: Readonly<Record<string, readonly string[]>> = {
  server: ['server', 'database'],
  traffic: ['cdn', 'minCdn', 'promotion002', 'cloudCdn', 'edgeNext', 'akamai', 'cloudflare', 'cloudflareCloud'],
  attack: ['ddos', 'coshield'],
  sms: ['sms', 'coflyer'],
  live: ['cloudLive', 'tencentcloudLive'],
  prepaid: ['prepaidcard', 'success'],
};

const kindOf = (product: string): string =>
  Object.entries(kinds).find(([, products]) => products.includes(product))?.[0] ?? 'cloud';

export const Checklist = /*#__PURE__*/ staticPart(
  'Checklist',
  function Checklist() {
    const { query } = usePage();
    const { list } = usePageText();
    return (
      <Section name="checklist" ground="water" head="beside">
        <ul className={css.list}>
          {list(`checklist.${kindOf(query['product'] ?? '')}`).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    );
  },
  'request',
);
