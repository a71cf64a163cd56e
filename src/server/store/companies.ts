// Companies with their members, invitations and owner; each account belongs to one at most.
import { randomUUID } from 'node:crypto';
import { addLink, linkHash, useLink } from './accountLinks.ts';
import { emailKey } from './emailKey.ts';
import type { CompanyRole } from './accountTables.ts';
import { endingAt, enqueue, type NewMessage } from './outbox.ts';
import type { Change, Database } from './schema.ts';
import { writeTold, type SecurityNews } from './securityLog.ts';
import { leaveCompany, lockCompany, removeInvitations, type Heir, type ToldOf } from './leaveCompany.ts';
import { undoable, uniquely } from './transactions.ts';

type Membership = { company: string; name: string; role: CompanyRole };
/** `id`: what other members see instead of the account. `verified`: the mailbox is; `writesSince`: since when it is a member’s. */
export type Colleague = {
  id: string;
  account: string;
  userName: string;
  email: string;
  locale: string;
  verified: boolean;
  role: CompanyRole;
  joinedAt: number;
  writesSince: number;
};
type Invitation = { id: string; email: string; expiresAt: number };

type NewInvitation = {
  email: string;
  /** Id of the link, known to the reader of the mail alone. */
  link: string;
  expiresAt: number;
  messages: readonly NewMessage[];
};

/** Most members and invitations of one company. */
const mostPeople = 50;

const rowOf = (change: Change | Database, account: string) =>
  change.selectFrom('company_members').selectAll().where('account', '=', account).executeTakeFirst();

export function companiesRepository(db: Database, clock: () => number) {
  /** Does what only the owner may do, and checks that in the same transaction. */
  const asOwner = (account: string, act: (change: Change, company: string) => Promise<boolean>): Promise<boolean> =>
    db.transaction().execute(async (change) => {
      await lockCompany(change, account);
      const row = await rowOf(change, account);
      return row?.role === 'owner' && act(change, row.company);
    });

  return {
    /** False when the account already belongs to one. */
    make: (account: string, name: string, told: SecurityNews): Promise<boolean> =>
      uniquely(false, () =>
        db.transaction().execute(async (change) => {
          const [company, now] = [randomUUID(), clock()];
          await change.insertInto('companies').values({ id: company, name, created_at: now }).execute();
          await change
            .insertInto('company_members')
            .values({ account, id: randomUUID(), company, role: 'owner', joined_at: now })
            .execute();
          await writeTold(change, told, now);
          return true;
        }),
      ),

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
          'mailbox_since',
        ])
        .where('company', '=', company)
        .where('disabled_at', 'is', null)
        .orderBy('joined_at')
        .orderBy('company_members.id')
        .execute();
      return rows.map(
        ({ id, account, user_name, email, locale, email_verified_at, role, joined_at, mailbox_since }) => ({
          id,
          account,
          userName: user_name,
          email,
          locale,
          verified: email_verified_at !== null,
          role,
          joinedAt: joined_at,
          writesSince: Math.max(joined_at, mailbox_since ?? 0),
        }),
      );
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

    async invitationsTo(email: string): Promise<{ company: string; expiresAt: number }[]> {
      return db
        .selectFrom('company_invitations')
        .innerJoin('companies', 'companies.id', 'company_invitations.company')
        .select(['name as company', 'expires_at as expiresAt'])
        .where('email_key', '=', emailKey(email))
        .where('expires_at', '>', clock())
        .execute();
    },

    /** Replaces an invitation of the same mailbox. False when the company is full, or no longer theirs. */
    invite: (
      owner: string,
      { email, link, expiresAt, messages }: NewInvitation,
      told: SecurityNews,
    ): Promise<boolean> =>
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
        await removeInvitations(change, { company, email_key: key }, 'replaced');
        await addLink(change, link, { kind: 'company', expiresAt });
        const row = { id: randomUUID(), company, link: linkHash(link), email, email_key: key, expires_at: expiresAt };
        await change.insertInto('company_invitations').values(row).execute();
        await enqueue(change, endingAt(expiresAt, messages), clock());
        await writeTold(change, told, clock());
        return true;
      }),

    /** The mailbox that a link invites. */
    async invitationBy(link: string): Promise<{ email: string } | undefined> {
      return db
        .selectFrom('company_invitations')
        .select('email')
        .where('link', '=', linkHash(link))
        .where('expires_at', '>', clock())
        .executeTakeFirst();
    },

    /** Of parallel uses of a link, one joins. `gone`: the link is used, expired or withdrawn. */
    join: (link: string, account: string, told: SecurityNews): Promise<'joined' | 'elsewhere' | 'gone'> =>
      // Undone for a member of another company, so that the link still works when they have left it.
      uniquely<'joined' | 'elsewhere' | 'gone'>('elsewhere', () =>
        undoable<'joined' | 'gone'>(db, async (change, undo) => {
          if (!(await useLink(change, link, clock()))) return 'gone';
          const row = await change
            .deleteFrom('company_invitations')
            .where('link', '=', linkHash(link))
            .where('expires_at', '>', clock())
            .where('email_key', '=', change.selectFrom('accounts').select('email_key').where('id', '=', account))
            .returning('company')
            .executeTakeFirst();
          if (!row) return undo('gone');
          await change
            .insertInto('company_members')
            .values({ account, id: randomUUID(), company: row.company, role: 'member', joined_at: clock() })
            .execute();
          await writeTold(change, told, clock());
          return 'joined';
        }),
      ),

    withdraw: (owner: string, invitation: string, told: SecurityNews): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const isGone = await removeInvitations(change, { company, id: invitation });
        if (isGone) await writeTold(change, told, clock());
        return isGone;
      }),

    /** Another member of the owner's company; owners themselves have to hand over. */
    remove: (owner: string, member: string, told: SecurityNews): Promise<boolean> =>
      asOwner(owner, async (change, company) => {
        const row = await change
          .deleteFrom('company_members')
          .where('company', '=', company)
          .where('id', '=', member)
          .where('role', '<>', 'owner')
          .executeTakeFirst();
        if (row.numDeletedRows === 1n) await writeTold(change, told, clock());
        return row.numDeletedRows === 1n;
      }),

    handOver: (owner: string, member: string, told: SecurityNews): Promise<boolean> =>
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
        await writeTold(change, told, clock());
        return true;
      }),

    /** `owner`: they cannot while there is another member to hand over to. `nowhere`: the account belongs to no company, or not any more. */
    leave: (account: string, toldOf: ToldOf): Promise<{ heir: Heir | undefined } | 'owner' | 'nowhere'> =>
      db.transaction().execute(async (change) => {
        await lockCompany(change, account);
        const row = await rowOf(change, account);
        if (!row) return 'nowhere';
        const others = await change
          .selectFrom('company_members')
          .innerJoin('accounts', 'accounts.id', 'company_members.account')
          .select('company_members.id')
          .where('company', '=', row.company)
          .where('account', '<>', account)
          .where('disabled_at', 'is', null)
          .limit(1)
          .execute();
        if (row.role === 'owner' && others.length > 0) return 'owner';
        const heir = await leaveCompany(change, account);
        await writeTold(change, toldOf(heir), clock());
        return { heir };
      }),

    async sweep(): Promise<void> {
      await db.deleteFrom('company_invitations').where('expires_at', '<=', clock()).execute();
    },
  };
}
