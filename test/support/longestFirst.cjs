// The order of test files: those with a browser, then those with faults, first. Each may take a minute, and none should begin as the last.
// Of jest's own packages, which come with it.
const { default: Sequencer } = require('@jest/test-sequencer');

const longest = ['modes', 'journeys', 'browser', 'faults', 'house'];

const rankOf = ({ context }) => {
  const place = longest.indexOf(context.config.displayName?.name);
  return place < 0 ? longest.length : place;
};

module.exports = class LongestFirst extends Sequencer {
  // Within a kind the files that took longest the last time, or are largest, come first: that is jest's own order.
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
};
