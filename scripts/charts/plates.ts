// THE list of plates: every drawing with words that a page can name, drawn in each language.
import { readNamespace } from '../../src/server/i18n/localeFiles.ts';
import type { LocaleRow } from '../../src/shared/i18n/locales.ts';
import { bearingsPlate } from './plates/bearings.ts';
import { budgetPlate } from './plates/budget.ts';
import { coursesPlate } from './plates/courses.ts';
import { drawPlate, type Plate } from './plates/Plate.ts';
import { rackPlate } from './plates/rack.ts';
import { shapesPlate } from './plates/shapes.ts';
import { surveyPlate } from './plates/survey.ts';
import { visitsPlate } from './plates/visits.ts';

const plates: Readonly<Record<string, Plate>> = {
  bearings: bearingsPlate,
  budget: budgetPlate,
  courses: coursesPlate,
  rack: rackPlate,
  shapes: shapesPlate,
  survey: surveyPlate,
  visits: visitsPlate,
};

type Texts = Record<string, { title: string; caption: string; labels?: Record<string, string> }>;

export type DrawnPlates = Record<string, ReturnType<typeof drawPlate>>;

export function platesIn(locale: LocaleRow, folder: string): DrawnPlates {
  const texts: Texts = readNamespace(folder, locale.code, 'plates');
  return Object.fromEntries(
    Object.entries(plates).map(([name, plate]) => {
      const own = texts[name];
      if (!own) throw new Error(`locales/${locale.code}/plates.json says nothing about ${name}`);
      return [name, drawPlate(plate, own, locale)];
    }),
  );
}
