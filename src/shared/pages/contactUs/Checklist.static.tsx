// What to send along, for the product that the visitor comes from.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { enquiryFrom } from '../enquiryFrom.ts';
import css from './Contact.module.css';

export const Checklist = /*#__PURE__*/ staticPart(
  'Checklist',
  function Checklist() {
    const { query } = usePage();
    const { list } = usePageText();
    return (
      <Section name="checklist" ground="water" head="beside">
        <ul className={css.list}>
          {list(`checklist.${enquiryFrom(query['product']).send ?? 'cloud'}`).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Section>
    );
  },
  'request',
);
