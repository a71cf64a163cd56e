// Opens the browser for measurements: the system's Chromium, otherwise the one from npm.
import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const debuggingPort = 4140;

export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = installed.find((file) => existsSync(file)) ?? (await packaged.executablePath());
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`, ...args],
  });
}
