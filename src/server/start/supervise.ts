// Workers behind one shared socket: it stays open while they are replaced one by one, and what is broken never replaces what works.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { lateModules } from '../lateModules.ts';
import { openLog } from '../ops/log.ts';
import { oneAtATime } from './oneAtATime.ts';
import { openPlace } from './place.ts';
import { forgetOthers, takeRelease, type Release } from './release.ts';
import { buildName, tellRunning } from './tellRunning.ts';

const retryMs = 1_000;
const tries = 5;

export async function supervise(config: Config): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  (await lateModules.limits()).countForWorkers();
  (await lateModules.inspectTurns()).orderTurns();
  let good = takeRelease(config.DATA_DIR);
  let stopping = false;
  let reloads = 0;
  const tell = (refused: string) => {
    tellRunning(config.DATA_DIR, { workers: config.WORKERS, build: buildName(good), reloads, refused });
  };
  /** A build that has been removed by hand cannot be started again; then the newest one has to do. */
  const current = (): Release => (existsSync(good.program) ? good : takeRelease(config.DATA_DIR));
  const places = Array.from({ length: config.WORKERS }, () => openPlace(current, log));

  /** The first worker shows whether a release works; from then on it counts as good, and the others follow. */
  async function roll(next = good): Promise<void> {
    for (const [index, place] of places.entries()) {
      for (let left = index === 0 ? 1 : tries; left > 0 && !stopping; left -= 1) {
        try {
          await place.renew(next);
          good = next;
          break;
        } catch (error) {
          if (index === 0) throw error;
          log.error('worker.unstarted', { error: String(error) });
          await sleep(retryMs);
        }
      }
    }
  }

  const reload = oneAtATime(async () => {
    let refused = '';
    try {
      await roll(takeRelease(config.DATA_DIR));
      forgetOthers(good);
      log.info('reload.done', { build: buildName(good) });
    } catch (error) {
      refused = String(error);
      log.error('reload.refused', { error: refused });
    }
    reloads += 1;
    tell(refused);
  });
  process.on('SIGHUP', () => void (stopping || reload()));
  closeWithGrace({ delay: 35_000, skip: ['SIGHUP'] }, async () => {
    stopping = true;
    await Promise.all(places.map((place) => place.empty()));
  });
  // What cannot start at all ends here, with its reason; tables are brought up to date by the first one alone.
  await roll();
  forgetOthers(good);
  tell('');
  console.log(`ready: http://${config.HOST}:${config.PORT}/ with ${config.WORKERS} processes`);
}
