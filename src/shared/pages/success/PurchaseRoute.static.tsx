// What happens with a payment, from stop to stop: who moves, and until when; where the visitor is, is marked.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import css from './PurchaseRoute.module.css';

/** The stop of the form, counted from 0; once that is sent, the next one. */
const form = 1;

export const PurchaseRoute = /*#__PURE__*/ staticPart(
  'PurchaseRoute',
  function PurchaseRoute({ name }: { name: string }) {
    const { t, items } = usePageText();
    const here = usePage().query['sent'] ? form + 1 : form;
    return (
      <Section name={name} ground="water">
        <ol className={css.route}>
          {items(`${name}.stops`, '.term').map((stop, index) => (
            <li
              key={stop}
              aria-current={index === here ? 'step' : undefined}
              data-state={index < here ? 'done' : undefined}
            >
              <span>{t(index === here ? 'here' : `${stop}.who`)}</span>
              <b>{t(`${stop}.term`)}</b>
              <p>{t(`${stop}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
    );
  },
  'request',
);
