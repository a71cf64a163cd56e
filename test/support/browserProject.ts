// How the tests of the browser project run: once more before one counts as failed.

// Chromium shares the machine with the site, another worker and whatever else runs there, and can be starved or killed
// for reasons that are not the site's. A net only: tests wait for conditions, and the first failure is printed as well.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
