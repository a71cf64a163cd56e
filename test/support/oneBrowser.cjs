// Starts one Chromium for all files in all workers: jest calls this before the first file and after the last.
const { chromium } = require('playwright-core');
const { launchOptions } = require('./chromium.ts');

let browser;

module.exports = async function startOrEnd() {
  if (browser) return browser.close();
  browser = await chromium.launchServer(launchOptions());
  process.env.BROWSER_AT = browser.wsEndpoint();
};
