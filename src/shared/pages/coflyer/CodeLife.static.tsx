// How long a code lives, by good practice, and when another may be sent: two lines on an axis of seconds.
import { staticPart } from '../../app/staticPart.tsx';
import { Routes } from '../../sections/Routes.tsx';
import { Section } from '../../sections/Section.tsx';
import { usePageText } from '../../sections/usePageText.ts';

/** In seconds: how long it is valid, and how long nobody may ask for another. */
const [valid, locked, segment] = [300, 60, 30];

export const CodeLife = /*#__PURE__*/ staticPart(
  'CodeLife',
  function CodeLife({ name }: { name: string }) {
    const { t } = usePageText();
    return (
      <Section name={name}>
        <Routes
          routes={(['code', 'again'] as const).map((id) => ({
            id,
            name: t(`${name}.${id}.name`),
            note: t(`${name}.${id}.note`),
            length: valid,
            outside: id === 'again' ? locked : 0,
            figure: t(`${name}.${id}.figure`),
            said: t(`${name}.${id}.said`),
          }))}
          axis={{
            length: valid,
            segment,
            marks: [
              { at: valid, text: t(`${name}.sent`) },
              { at: valid - locked, text: t(`${name}.again.figure`) },
              { at: 0, text: t(`${name}.code.figure`) },
            ],
          }}
          outside={t(`${name}.outside`)}
          inside={t(`${name}.inside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
