// What to send along, for the product that the visitor comes from: a strip above the form.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { enquiryFrom } from '../enquiryFrom.ts';
import css from './Contact.module.css';

export const Checklist = /*#__PURE__*/ staticPart(
  'Checklist',
  function Checklist() {
    const { query } = usePage();
    const { t, list } = usePageText();
    return (
      <section className={css.strip} id="checklist">
        <div className={ui.wrap}>
          <div>
            <h2>
              <Lines text={t('checklist.title')} />
            </h2>
            <p>{t('checklist.text')}</p>
          </div>
          <ul>
            {list(`checklist.${enquiryFrom(query['product']).send ?? 'cloud'}`).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
  'request',
);
