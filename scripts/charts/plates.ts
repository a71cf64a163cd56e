// THE list of plates: every drawing with words that a page can name, drawn in each language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleRow } from '../../src/shared/i18n/locales.ts';
import { arcsPlate } from './plates/arcs.ts';
import { ballPlate } from './plates/ball.ts';
import { bearingsPlate } from './plates/bearings.ts';
import { budgetPlate } from './plates/budget.ts';
import { cellsPlate } from './plates/cells.ts';
import { cachePlate } from './plates/cache.ts';
import { columnsPlate } from './plates/columns.ts';
import { coursesPlate } from './plates/courses.ts';
import { dealingsPlate } from './plates/dealings.ts';
import { depthPlate } from './plates/depth.ts';
import { dividersPlate } from './plates/dividers.ts';
import { dotsPlate } from './plates/dots.ts';
import { fanPlate } from './plates/fan.ts';
import { fitPlate } from './plates/fit.ts';
import { fortPlate } from './plates/fort.ts';
import { framesPlate } from './plates/frames.ts';
import { gapPlate } from './plates/gap.ts';
import { lanesPlate, lanesTallPlate } from './plates/lanes.ts';
import { lightsPlate } from './plates/lights.ts';
import { lockPlate } from './plates/lock.ts';
import { nodesPlate } from './plates/nodes.ts';
import { drawPlate, type Plate } from './plates/Plate.ts';
import { patternsPlate } from './plates/patterns.ts';
import { rackPlate } from './plates/rack.ts';
import { routesPlate, routesTallPlate } from './plates/routes.ts';
import { segmentsPlate } from './plates/segments.ts';
import { shapesPlate } from './plates/shapes.ts';
import { shieldPlate, shieldTallPlate } from './plates/shield.ts';
import { soundingsPlate } from './plates/soundings.ts';
import { strataPlate } from './plates/strata.ts';
import { surveyPlate } from './plates/survey.ts';
import { vernierPlate } from './plates/vernier.ts';
import { visitsPlate } from './plates/visits.ts';
import { weekPlate } from './plates/week.ts';
import { weirsPlate, weirsTallPlate } from './plates/weirs.ts';

const plates: Readonly<Record<string, Plate>> = {
  arcs: arcsPlate,
  ball: ballPlate,
  bearings: bearingsPlate,
  budget: budgetPlate,
  cells: cellsPlate,
  cache: cachePlate,
  columns: columnsPlate,
  courses: coursesPlate,
  dealings: dealingsPlate,
  depth: depthPlate,
  dividers: dividersPlate,
  dots: dotsPlate,
  fan: fanPlate,
  fit: fitPlate,
  fort: fortPlate,
  frames: framesPlate,
  gap: gapPlate,
  lanes: lanesPlate,
  lanesTall: lanesTallPlate,
  lights: lightsPlate,
  lock: lockPlate,
  nodes: nodesPlate,
  patterns: patternsPlate,
  rack: rackPlate,
  routes: routesPlate,
  routesTall: routesTallPlate,
  segments: segmentsPlate,
  shapes: shapesPlate,
  shield: shieldPlate,
  shieldTall: shieldTallPlate,
  soundings: soundingsPlate,
  strata: strataPlate,
  survey: surveyPlate,
  vernier: vernierPlate,
  visits: visitsPlate,
  week: weekPlate,
  weirs: weirsPlate,
  weirsTall: weirsTallPlate,
};

type Texts = Record<string, { title: string; caption: string; labels?: Record<string, string> }>;

export type DrawnPlates = Record<string, ReturnType<typeof drawPlate>>;

export function platesIn(locale: LocaleRow, folder: string): DrawnPlates {
  const texts: Texts = JSON.parse(readFileSync(join(folder, locale.code, 'plates.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(plates).map(([name, plate]) => {
      const own = texts[name];
      if (!own) throw new Error(`locales/${locale.code}/plates.json says nothing about ${name}`);
      return [name, drawPlate(plate, own, locale)];
    }),
  );
}
