// Removes the mails and webhook events of a lead that were written to files, because no service for them is configured.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';

export async function forgetMessages(dataDir: string, reference: string): Promise<void> {
  for (const name of ['mail', 'webhooks']) {
    const folder = join(dataDir, name);
    for (const file of await readdir(folder).catch(() => [])) {
      // The text of an .eml file is encoded; beside each lies its .html.
      if (!/\.(html|json)$/.test(file)) continue;
      const content = await readFile(join(folder, file), 'utf8').catch(() => '');
      if (!content.includes(reference)) continue;
      const { name: id } = parse(file);
      for (const kind of ['html', 'eml', 'json']) await rm(join(folder, `${id}.${kind}`), { force: true });
    }
  }
}
