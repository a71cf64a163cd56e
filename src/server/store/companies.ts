// Companies: who belongs to each, whom it has invited, and who owns it; each account belongs to one at most.
import { randomUUID } from 'node:crypto';
import { addLink, linkHash, useLink } from './accountLinks.ts';
import { emailKey } from './accounts.ts';
import type { CompanyRole } from './accountTables.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { holdCompany, takeOut } from './takeOut.ts';
import { undoable } from './undoable.ts';

export type Membership = { company: string; name: string; role: CompanyRole };
/** `id` is what the others know them by; `verified`: their mailbox is proven. */
export type Colleague = {
  id: string;
  account: string;
  userName: string;
  email: string;
  locale: string;
  verified: boolean;
  role: CompanyRole;
  joinedAt: number;
};
export type Invitation = { id: string; email: string; expiresAt: number };

export type NewInvitation = {
  email: string;
  /** Opaque, known to its reader alone. */
  link: string;
  expiresAt: number;
  messages: readonly NewMessage[];
};

/** With those who were invited, so many belong to one company. */
const mostPeople = 50;

const rowOf = (change: Change | Database, account: string) =>
  change.selectFrom('company_members').selectAll().where('account', '=', account).executeTakeFirst();

export function companiesRepository(db: Database, clock: () => number) {
  /** What only the owner may do: looked at in the transaction that does it. */
  const asOwner = (account: string, act: (change: Change, company: string) => Promise<boolean>): Promise<boolean> =>
    db.transaction().execute(async (change) => {
      await holdCompany(change, account);
      const row = await rowOf(change, account);
      return row?.role === 'owner' && act(change, row.company);
    });

  return {
    /** False: they belong to one already. */
    make: (account: string, name: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        if (await rowOf(change, account)) return false;
        const [company, now] = [randomUUID(), clock()];
        await change.insertInto('companies').values({ id: company, name, created_at: now }).execute();
        await change
          .insertInto('company_members')
          .values({ account, id: randomUUID(), company, role: 'owner', joined_at: now })
          .execute();
        return true;
      }),

    of: async (account: string): Promise<Membership | undefined> =>
      db
        .selectFrom('company_members')
        .innerJoin('companies', 'companies.id', 'company_members.company')
        .select(['company', 'name', 'role'])
        .where('account', '=', account)
        .executeTakeFirst(),

    async members(company: string): Promise<Colleague[]> {
      const rows = await db
        .selectFrom('company_members')
        .innerJoin('accounts', 'accounts.id', 'company_members.account')
        .select([
          'company_members.id',
          'account',
          'user_name',
          'email',
          'locale',
          'email_verified_at',
          'role',
          'joined_at',
        ])
        .where('company', '=', company)
        .where('disabled_at', 'is', null)
        .orderBy('joined_at')
        .orderBy('company_members.id')
        .execute();
      return rows.map(({ id, account, user_name, email, locale, email_verified_at, role, joined_at }) => ({
        id,
        account,
        userName: user_name,
        email,
        locale,
        verified: email_verified_at !== null,
        role,
        joinedAt: joined_at,
      }));
    },

    async invitations(company: string): Promise<Invitation[]> {
      const rows = await db
        .selectFrom('company_invitations')
        .select(['id', 'email', 'expires_at'])
        .where('company', '=', company)
        .where('expires_at', '>', clock())
        .orderBy('expires_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, email, expires_at }) => ({ id, email, expiresAt: expires_at }));
    },

    /** In the place of one that the same mailbox had. False: the company is full, or theirs no more. */
    invite: (owner: string, { email, link, expiresAt, messages }: NewInvitation): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const key = emailKey(email);
        await change.deleteFrom('company_invitations').where('expires_at', '<=', clock()).execute();
        const members = change.selectFrom('company_members').select('id').where('company', '=', company);
        const invited = change
          .selectFrom('company_invitations')
          .select('id')
          .where('company', '=', company)
          .where('email_key', '<>', key);
        const people = [await members.execute(), await invited.execute()].flat();
        if (people.length >= mostPeople) return false;
        await addLink(change, link, { kind: 'company', expiresAt });
        const row = { id: randomUUID(), link: linkHash(link), email, expires_at: expiresAt };
        await change
          .insertInto('company_invitations')
          .values({ company, email_key: key, ...row })
          .onConflict((conflict) => conflict.columns(['company', 'email_key']).doUpdateSet(row))
          .execute();
        await enqueue(change, messages, clock());
        return true;
      }),

    /** Whom a link invites, and to what. */
    async invitationBy(link: string): Promise<{ email: string; name: string } | undefined> {
      return db
        .selectFrom('company_invitations')
        .innerJoin('companies', 'companies.id', 'company_invitations.company')
        .select(['email', 'name'])
        .where('link', '=', linkHash(link))
        .where('expires_at', '>', clock())
        .executeTakeFirst();
    },

    /** Of many who come with it at once, one joins. `gone`: it is good for nothing any more. */
    join: (link: string, account: string): Promise<'joined' | 'elsewhere' | 'gone'> =>
      undoable<'joined' | 'elsewhere' | 'gone'>(db, async (change, undo) => {
        if (!(await useLink(change, link, clock()))) return 'gone';
        const row = await change
          .deleteFrom('company_invitations')
          .where('link', '=', linkHash(link))
          .where('expires_at', '>', clock())
          .where('email_key', '=', change.selectFrom('accounts').select('email_key').where('id', '=', account))
          .returning('company')
          .executeTakeFirst();
        if (!row) return undo('gone');
        // It may be used once more when they have left the other one.
        if (await rowOf(change, account)) return undo('elsewhere');
        await change
          .insertInto('company_members')
          .values({ account, id: randomUUID(), company: row.company, role: 'member', joined_at: clock() })
          .execute();
        return 'joined';
      }),

    withdraw: (owner: string, invitation: string): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const row = await change
          .deleteFrom('company_invitations')
          .where('company', '=', company)
          .where('id', '=', invitation)
          .executeTakeFirst();
        return row.numDeletedRows === 1n;
      }),

    /** Somebody else of the owner's own company; the owner leaves by handing over. */
    remove: (owner: string, member: string): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const row = await change
          .deleteFrom('company_members')
          .where('company', '=', company)
          .where('id', '=', member)
          .where('role', '<>', 'owner')
          .executeTakeFirst();
        return row.numDeletedRows === 1n;
      }),

    handOver: (owner: string, member: string): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const row = await change
          .updateTable('company_members')
          .set({ role: 'owner' })
          .where('company', '=', company)
          .where('id', '=', member)
          .where('account', '<>', owner)
          .executeTakeFirst();
        if (row.numUpdatedRows !== 1n) return false;
        await change.updateTable('company_members').set({ role: 'member' }).where('account', '=', owner).execute();
        return true;
      }),

    /** False: an owner whom others still need. */
    leave: (account: string): Promise<boolean> =>
      db.transaction().execute(async (change) => {
        await holdCompany(change, account);
        const row = await rowOf(change, account);
        if (!row) return true;
        const others = await change
          .selectFrom('company_members')
          .select('id')
          .where('company', '=', row.company)
          .where('account', '<>', account)
          .limit(1)
          .execute();
        if (row.role === 'owner' && others.length > 0) return false;
        await takeOut(change, account);
        return true;
      }),

    async sweep(): Promise<void> {
      await db.deleteFrom('company_invitations').where('expires_at', '<=', clock()).execute();
    },
  };
}
