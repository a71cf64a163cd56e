// Reads content/holidays.yaml: a day under the wrong year would be a slip that nobody notices for a year.
import type { ReadFile } from './contentFolder.ts';
import { holidaysSchema, type Holidays } from './holidaysSchema.ts';

export function readHolidays(read: ReadFile): Holidays | undefined {
  const holidays = read('holidays.yaml', holidaysSchema);
  for (const [year, days] of Object.entries(holidays?.data ?? {})) {
    days.forEach((day, index) => {
      if (!day.startsWith(`${year}-`)) holidays?.fault([year, index], `${day} is not a day of ${year}`);
    });
  }
  return holidays?.data;
}
