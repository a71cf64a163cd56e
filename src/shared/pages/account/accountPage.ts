// Who is logged in: himself, where, what he has asked us, and the way out.
import { accountNoticeKeys } from '../../forms/account/AccountForm.ts';
import { everywhere, page } from '../page.ts';
import { oneOf } from '../query.ts';

export const accountPage = page({
  id: 'account',
  path: 'account',
  locales: everywhere,
  chunk: 'account',
  index: false,
  query: { did: oneOf(accountNoticeKeys) },
  needs: ['visitor', 'account', 'forms'],
});
