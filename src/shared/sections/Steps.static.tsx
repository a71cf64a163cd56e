// Steps in order: side by side where there is room, below each other on phones.
import { staticPart } from '../app/staticPart.tsx';
import { Linked } from './Linked.tsx';
import { Section, type Ground } from './Section.tsx';
import css from './Steps.module.css';
import { usePageText } from './usePageText.ts';

type Props = { name: string; id?: string; ground?: Ground };

export function StepItems({ steps }: { steps: readonly string[] }) {
  const { t } = usePageText();
  return steps.map((step) => (
    <li key={step}>
      <h3>{t(`${step}.term`)}</h3>
      <p>
        <Linked text={t(`${step}.text`)} />
      </p>
    </li>
  ));
}

export const Steps = /*#__PURE__*/ staticPart(
  'Steps',
  function Steps({ name, id, ground = 'land' }: Props) {
    const { items } = usePageText();
    const steps = items(`${name}.steps`, '.term');
    return (
      <Section name={name} id={id} ground={ground}>
        <ol className={css.steps} data-count={steps.length}>
          <StepItems steps={steps} />
        </ol>
      </Section>
    );
  },
  'page',
);
