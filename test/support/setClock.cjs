// Preloaded into the processes of a site: their clock is ahead by the milliseconds in the file CLOCK_AHEAD, and the site's ten minutes
// are a moment.
const { readFileSync } = require('node:fs');

const realNow = Date.now;
let [ahead, readAt] = [0, -Infinity];
Date.now = () => {
  if (performance.now() - readAt > 20) {
    ahead = Number(readFileSync(process.env['CLOCK_AHEAD'], 'utf8'));
    readAt = performance.now();
  }
  return realNow() + ahead;
};

const tenMinutes = 600_000;
const realEvery = setInterval;
globalThis.setInterval = (work, every, ...more) => realEvery(work, every === tenMinutes ? 100 : every, ...more);
