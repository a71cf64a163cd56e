// Orders the test files: browser files first, then fault files, because each may take a minute and none should start
// last.
// Not in package.json: it comes with jest.
const { default: Sequencer } = require('@jest/test-sequencer');

const longest = ['modes', 'journeys', 'browser', 'faults', 'house'];

const rankOf = ({ context }) => {
  const place = longest.indexOf(context.config.displayName?.name);
  return place < 0 ? longest.length : place;
};

module.exports = class LongestFirst extends Sequencer {
  // Inside a kind jest's own order stays: files that took longest the last time, or the largest, come first.
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
};
