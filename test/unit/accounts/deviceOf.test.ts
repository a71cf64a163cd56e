// The browsers and systems that the security log and the mail about a new log-in name.
import { deviceOf } from '../../../src/server/accounts/embedded/securityLog.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const book = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iOS'],
  [`${phone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome · iOS'],
  [`${phone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iOS'],
  [`${phone} Version/18.0 EdgiOS/131.0.2903.48 Mobile/15E148 Safari/604.1`, 'Edge · iOS'],
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${android} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`, 'Edge · Android'],
  [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet · Android'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge · Windows'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Windows'],
  [`${book} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  [`${mac} Version/18.1 Safari/605.1.15`, 'Safari · macOS'],
  ['curl/8.5.0', ''],
])('%s is %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
