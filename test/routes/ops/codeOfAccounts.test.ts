// The code of accounts is loaded by what is about accounts, and by no enquiry: a site whose file is away shows where it is asked for.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inside } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { ownProject, startServer, type OwnProject, type ServerProcess } from '../../support/serverProcess.ts';

inside('where the code of accounts cannot be loaded', () => {
  let project: OwnProject;
  let site: ServerProcess;

  beforeAll(async () => {
    project = ownProject();
    rmSync(join(project.folder, 'dist/server/accounts.cjs'));
    site = await startServer({ folder: project.folder });
  });
  afterAll(async () => {
    await site.stop();
    project.remove();
  });

  test.each(['/en/contact_us', '/en/contact_us?dialog=consent'])(
    'an enquiry posted to %s is received',
    async (path) => {
      const { status, headers } = await site.post(path, entriesFor('contactUs', 'en'));
      expect(status).toBe(303);
      expect(headers.get('Location')).toMatch(/^\/en\/contact_us\?sent=/);
    },
  );

  test.each(['/en/login', '/en/contact_us?dialog=login', `/en/${'a1'.repeat(20)}`])(
    'a form of accounts posted to %s is not',
    async (path) => {
      expect((await site.post(path, { userName: 'nobody' })).status).toBe(500);
    },
  );
});
