// Delays as ranges on one axis of seconds: a line up to the least, dashed on to the most.
import { usePage } from '../app/PageContext.ts';
import { plainNumber } from '../i18n/numbers.ts';
import { useT } from '../i18n/useT.ts';
import { Routes } from './Routes.tsx';
import { Section, type Ground } from './Section.tsx';

type Props = {
  name: string;
  ground?: Ground;
  /** In seconds, the slowest first; a `least` of 0 means that only the limit is known. */
  ways: readonly { id: string; least: number; most: number }[];
  axis: { length: number; segment: number };
};

export function DelayRanges({ name, ground, ways, axis: { length: whole, segment } }: Props) {
  const { page, locale } = usePage();
  const t = useT(page.id);
  const number = (value: number) => plainNumber(locale, value);
  const seconds = (value: number) => t(`${name}.seconds`, { value: number(value) });
  const figureOf = (least: number, most: number) =>
    least === 0
      ? t(`${name}.under`, { most: number(most) })
      : t(least === most ? `${name}.about` : `${name}.range`, { least: number(least), most: number(most) });
  return (
    <Section name={name} ground={ground}>
      <Routes
        routes={ways.map(({ id, least, most }) => ({
          id,
          name: t(`${name}.ways.${id}.term`),
          note: t(`${name}.ways.${id}.text`),
          length: most,
          outside: least === 0 ? 0 : most - least,
          figure: figureOf(least, most),
          said: t(`${name}.ways.${id}.said`),
        }))}
        axis={{
          length: whole,
          segment,
          marks: [
            { at: whole, text: seconds(whole) },
            { at: whole / 2, text: seconds(whole / 2) },
            { at: 0, text: t(`${name}.live`) },
          ],
        }}
        outside={t(`${name}.outside`)}
        inside={t(`${name}.inside`)}
        note={t(`${name}.scale`)}
      />
    </Section>
  );
}
