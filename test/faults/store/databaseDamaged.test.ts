// Row 34, second half: a flipped bit in the database file is refused at the start, or everything readable is unharmed;
// no crash, no silent damage.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/server/store/openStore.ts';
import { NeighbourFault } from '../../../src/server/ops/faults.ts';
import { quietLog } from '../../support/databases.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { chanceOf } from '../../support/junk.ts';
import { newLead } from '../../support/newLead.ts';

const flips = counts(30, 100);
const folder = mkdtempSync(join(tmpdir(), 'site-flips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openStore({ dataDir, databaseUrl: '', clock: Date.now, log: quietLog });

async function healthyFile(): Promise<Buffer> {
  const store = await open(folder);
  for (let count = 0; count < 200; count += 1) await store.leads.create(newLead());
  await store.close();
  return readFileSync(join(folder, 'site.db'));
}

/** How the damaged file opens: refused, readable, or with unreadable data. */
async function outcome(dataDir: string): Promise<'refused' | 'read' | 'unreadable'> {
  try {
    const store = await open(dataDir);
    try {
      await store.leads.list();
      return 'read';
    } finally {
      await store.close();
    }
  } catch (error) {
    return error instanceof NeighbourFault && error.code === 'corrupt' ? 'refused' : 'unreadable';
  }
}

test(
  `${flips} flipped bits`,
  async () => {
    const chance = chanceOf();
    const healthy = await healthyFile();
    const seen = { refused: 0, read: 0, unreadable: 0 };
    for (let flip = 0; flip < flips; flip += 1) {
      const dataDir = mkdtempSync(join(folder, 'flip-'));
      const bytes = Buffer.from(healthy);
      // Every second bit is in the header of a page, which holds the structure.
      const place = flip % 2 === 0 ? chance(bytes.length) : chance(bytes.length / 4096) * 4096 + chance(8);
      bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << chance(8)), place);
      writeFileSync(join(dataDir, 'site.db'), bytes);
      seen[await outcome(dataDir)] += 1;
      rmSync(dataDir, { recursive: true });
    }
    report({
      row: 34,
      fault: 'flipped bits in the database file',
      promise: 'refused at the start, or all can be read',
      count: `${flips} flips`,
      result: `${seen.refused} refused, ${seen.read} read, ${seen.unreadable} neither`,
      lost: seen.unreadable,
    });
    expect(seen.unreadable).toBe(0);
    expect(seen.refused).toBeGreaterThan(flips / 10);
  },
  faultTimeoutMs,
);
