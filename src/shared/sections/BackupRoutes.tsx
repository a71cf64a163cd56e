// What a failure loses, by the interval of backups: the time since the last one, on an axis of hours that ends at the failure.
import { usePage } from '../app/PageContext.ts';
import { plainNumber } from '../i18n/numbers.ts';
import { useT } from '../i18n/useT.ts';
import { Routes } from './Routes.tsx';
import { Section, type Ground } from './Section.tsx';

type Props = {
  name: string;
  ground: Ground;
  /** Hours between backups, by row of the texts. */
  gaps: Readonly<Record<string, number>>;
  /** Length of the axis in hours, and its labels. */
  whole: number;
  marks: readonly { at: number; text: string }[];
};

export function BackupRoutes({ name, ground, gaps, whole, marks }: Props) {
  const { page, locale } = usePage();
  const t = useT(page.id);
  const gap = (hours: number) =>
    hours < 1
      ? t(`${name}.minutes`, { minutes: hours * 60 })
      : t(`${name}.hours`, { count: hours, hours: plainNumber(locale, hours) });
  return (
    <Section name={name} ground={ground}>
      <Routes
        routes={Object.entries(gaps).map(([id, hours]) => ({
          id,
          name: t(`${name}.rows.${id}.term`),
          note: t(`${name}.rows.${id}.text`),
          length: hours,
          outside: hours,
          figure: gap(hours),
          said: t(`${name}.lost`),
        }))}
        axis={{ length: whole, segment: 1, marks }}
        outside={t(`${name}.outside`)}
        note={t(`${name}.scale`)}
      />
    </Section>
  );
}
