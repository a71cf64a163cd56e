// What a failure at the end of the day loses, by how often a system is backed up.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';

/** Hours between backups: a failure just before the next one loses them all. */
const intervals = { day: 24, sixHours: 6, hour: 1 } as const;
const whole = 24;

export const RecoveryGaps = /*#__PURE__*/ staticPart(
  'RecoveryGaps',
  function RecoveryGaps({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('cloudplatform');
    const hours = (count: number) => t(`${name}.hours`, { count, hours: plainNumber(locale, count) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={Object.entries(intervals).map(([id, gap]) => ({
            id,
            name: t(`${name}.rows.${id}.term`),
            note: t(`${name}.rows.${id}.text`),
            length: gap,
            outside: gap,
            figure: hours(gap),
            said: t(`${name}.lost`),
          }))}
          axis={{
            length: whole,
            segment: 1,
            marks: [
              { at: whole, text: hours(whole) },
              { at: 12, text: '12' },
              { at: 6, text: '6' },
              { at: 0, text: t(`${name}.failure`) },
            ],
          }}
          outside={t(`${name}.outside`)}
          note={t(`${name}.scale`)}
        />
      </Section>
    );
  },
  'page',
);
