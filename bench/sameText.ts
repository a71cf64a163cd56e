// Checks that all builds of the fixture page have the same text and links, in both languages.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTarget } from './measure/startTarget.ts';
import { readTargets, urlOf } from './measure/Target.ts';

/** The text without scripts, comments, tags and differences in white space. */
const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replace(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<template[\s\S]*?<\/template>|<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, '');

const linksOf = (html: string): string =>
  [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map(([, to]) => to)
    .join(' ');

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const first = new Map<string, { text: string; links: string }>();
let differing = 0;

for (const target of readTargets().reverse()) {
  const server = await startTarget(target, dataDir);
  for (const page of ['/', '/en']) {
    const html = await (await fetch(urlOf(target, page), { headers: { 'Accept-Encoding': 'identity' } })).text();
    const said = { text: textOf(html), links: linksOf(html) };
    const wanted = first.get(page) ?? said;
    first.set(page, wanted);
    const same = said.text === wanted.text;
    const sameLinks = said.links === wanted.links;
    if (!same || !sameLinks) differing += 1;
    console.log(`${target.name} ${page}: text ${same ? 'same' : 'DIFFERS'}, links ${sameLinks ? 'same' : 'DIFFER'}`);
    if (same) continue;
    const at = [...said.text].findIndex((letter, index) => letter !== [...wanted.text][index]);
    console.log(`  at ${at}: ${said.text.slice(at - 20, at + 40)}`);
    console.log(`  wanted:  ${wanted.text.slice(at - 20, at + 40)}`);
  }
  await server.stop();
}
process.exitCode = differing === 0 ? 0 : 1;
