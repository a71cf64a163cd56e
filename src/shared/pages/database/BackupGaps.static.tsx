// What a failure at two in the afternoon loses: the hours since the last backup, on one axis from the night before.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { plainNumber } from '../../i18n/numbers.ts';
import { useT } from '../../i18n/useT.ts';
import { Routes } from '../../sections/Routes.tsx';
import { Section, type Ground } from '../../sections/Section.tsx';

/** Hours between backups, the first of them at two in the morning. */
const intervals = { daily: 12, sixHours: 6, hourly: 1, log: 0.25 } as const;
const whole = 12;

export const BackupGaps = /*#__PURE__*/ staticPart(
  'BackupGaps',
  function BackupGaps({ name, ground }: { name: string; ground: Ground }) {
    const { locale } = usePage();
    const t = useT('database');
    const gap = (hours: number) =>
      hours < 1
        ? t(`${name}.minutes`, { minutes: hours * 60 })
        : t(`${name}.hours`, { count: hours, hours: plainNumber(locale, hours) });
    return (
      <Section name={name} ground={ground}>
        <Routes
          routes={Object.entries(intervals).map(([id, hours]) => ({
            id,
            name: t(`${name}.rows.${id}.term`),
            note: t(`${name}.rows.${id}.text`),
            length: hours,
            outside: hours,
            figure: gap(hours),
            said: t(`${name}.lost`),
          }))}
          axis={{
            length: whole,
            segment: 1,
            marks: [
              { at: whole, text: t(`${name}.from`) },
              { at: whole / 2, text: '8:00' },
              { at: 0, text: t(`${name}.to`) },
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
