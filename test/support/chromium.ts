// The Chromium from npm: unpacked once into .cache/chromium, with the libraries and the letters that a bare machine lacks.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const root = process.cwd();
const packed = path.join(root, 'node_modules/@sparticuz/chromium');

/**
 * The package's extractor writes into the folder for temporary files, so it runs in a process whose temporary folder is
 * ours. It brings no Chinese or Japanese letters, and the boxes in their place are narrower than they by two fifths: these are
 * from a font of our cards. One family has the letters of all languages, equally wide in each, and with three of them every
 * page takes a fifth longer.
 */
const unpackScript = `
  import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
  import { inflate } from '@sparticuz/chromium';
  import { decompress } from 'wawoff2';
  for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) await inflate(process.argv[1] + '/' + name);
  const folder = 'node_modules/@fontsource-variable/noto-sans-sc/files/';
  for (const name of readdirSync(folder).filter((file) => file.endsWith('-wght-normal.woff2'))) {
    const font = await decompress(readFileSync(folder + name));
    writeFileSync(process.env.TMPDIR + '/fonts/fonts/' + name.replace('woff2', 'ttf'), font);
  }
`;

function unpacked(): string {
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')) as { version: string };
  const folder = path.join(root, '.cache/chromium', `${version}-one-family`);
  if (existsSync(path.join(folder, 'chromium'))) return folder;
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  execFileSync(process.execPath, ['--input-type=module', '-e', unpackScript, path.join(packed, 'bin')], {
    cwd: root,
    env: { ...process.env, TMPDIR: own },
  });
  try {
    renameSync(own, folder);
  } catch {
    // Another worker was faster.
    rmSync(own, { recursive: true, force: true });
  }
  return folder;
}

/** The letters' files hold all weights at once: listed by weight as well they are ten times as many to search, and pages take twice as long. */
const listedOnce =
  '<selectfont><rejectfont><pattern><patelt name="namedinstance"><bool>true</bool></patelt></pattern></rejectfont></selectfont>';
const latin = '<alias binding="same"><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>';

/** The package's font list names no folder that exists here, and without any font pages crash. */
function fontsFile(folder: string): string {
  const file = path.join(folder, `fonts.${process.pid}.conf`);
  const fonts = `<dir>${path.join(folder, 'fonts/fonts')}</dir>`;
  const cache = `<cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${fonts}${listedOnce}${latin}${cache}</fontconfig>`);
  return file;
}

const flags = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'];

export function launchOptions(more: readonly string[] = []): LaunchOptions {
  const folder = unpacked();
  return {
    executablePath: path.join(folder, 'chromium'),
    args: [...flags, ...more],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: fontsFile(folder),
      HOME: folder,
    },
  };
}
