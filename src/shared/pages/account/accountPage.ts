// Defines the account page.
import { accountNoticeKeys } from '../../forms/AccountForm.ts';
import { everywhere, page } from '../page.ts';
import { oneOf } from '../query.ts';

/** The places on the page where results of a button are shown. */
export const accountPlaces = [
  'own-name',
  'own-password',
  'own-mailbox',
  'mail-language',
  'own-news',
  'own-company',
  'own-estimates',
  'number',
  'removal',
  'second',
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** Results that are errors: keys of the messages of forms. */
export const accountWrongs = [
  'userName',
  'userNameTaken',
  'passwordRule',
  'passwordMismatch',
  'passwordCommon',
  'email',
  'estimateGone',
  'estimateName',
  'estimatesFull',
  'companyElsewhere',
  'companyFull',
  'companyGone',
  'companyName',
  'companyOwner',
  'phone',
  'emailUnverified',
  'codeWrong',
  'codeExpired',
  'codeUsed',
  'secondUsed',
  'secondEnded',
] as const;

export const accountPage = page({
  id: 'account',
  path: 'account',
  locales: everywhere,
  chunk: 'account',
  index: false,
  query: { did: oneOf(accountNoticeKeys), at: oneOf(accountPlaces), wrong: oneOf(accountWrongs) },
  needs: ['visitor', 'account', 'forms', 'countries'],
});
