// A NUL in a text is the sender's fault on either database, also where no form reads the text: PostgreSQL keeps none.
import { json, startAccountSite, visitorsOf } from '../../support/accountSite.ts';
import { inside } from '../../support/app.ts';
import { emptyPostgres } from '../../support/databases.ts';
import { announcing } from '../../support/sampleFiles.ts';
import { siteOf } from '../../support/siteOf.ts';

inside.each(['SQLite', 'PostgreSQL'])('a NUL in a text, %s', (database) => {
  const site = siteOf(async () =>
    startAccountSite({ env: { DATABASE_URL: database === 'PostgreSQL' ? await emptyPostgres() : '' } }),
  );

  test('in the name of a file, in the id of a passkey that logs in or of one to be removed is no fault of ours', async () => {
    const member = await visitorsOf(site).member('nul-member');
    const name = 'plan\0.pdf';
    const file = await site.post('/webapi/upload', announcing('draft-of-the-nul', 10, name));
    const response = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
    const credential = { id: '\0', rawId: '\0', type: 'public-key', clientExtensionResults: {}, response };
    const passkey = await site
      .post('/webapi/account/passkeys/login', { Accept: json, 'Content-Type': 'application/json' })
      .send(JSON.stringify({ credential }));
    const removed = await member.post('/webapi/account/passkeys/remove', { id: '\0' }, json);
    const statuses = [file, passkey, removed].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
