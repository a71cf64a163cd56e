// The pages of accounts, and the one behind personal links.
import { accountNoticeKeys } from '../forms/AccountForm.ts';
import { allBut, everywhere, page, sharedPage } from './page.ts';
import { oneOf } from './query.ts';

/** The places on the page where results of a button are shown. */
const accountPlaces = [
  'own-name',
  'own-password',
  'own-mailbox',
  'mail-language',
  'own-news',
  'own-company',
  'own-estimates',
  'passkeys',
  'number',
  'removal',
  'second',
  'copy',
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** Results that are errors: keys of the messages of forms. */
const accountWrongs = [
  'userName',
  'userNameTaken',
  'passwordRule',
  'passwordMismatch',
  'passwordCommon',
  'email',
  'emailOwn',
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
  'notAccepted',
] as const;

const linkId = /^[0-9a-f]{8,64}$/;

/** Whether a path ends in the id of such a link, whatever page it shows. */
export const endsInLink = (path: string): boolean => linkId.test(path.replace(/\/$/, '').split('/').at(-1) ?? '');

export const accountPages = [
  sharedPage({
    id: 'login',
    path: 'login',
    locales: everywhere,
    index: false,
    chunk: 'accountForm',
    account: 'login',
  }),
  sharedPage({
    id: 'register',
    path: 'register',
    locales: allBut('pt'),
    chunk: 'accountForm',
    account: 'register',
    needs: ['clouds'],
  }),
  sharedPage({
    id: 'forget',
    path: 'forget',
    locales: allBut('pt'),
    index: false,
    chunk: 'accountForm',
    account: 'forgot',
  }),
  sharedPage({
    id: 'activate',
    path: 'activate',
    locales: everywhere,
    index: false,
    chunk: 'accountForm',
    account: 'activate',
  }),
  page({
    id: 'account',
    path: 'account',
    locales: everywhere,
    handled: true,
    index: false,
    query: { did: oneOf(accountNoticeKeys), at: oneOf(accountPlaces), wrong: oneOf(accountWrongs) },
    needs: ['visitor', 'account', 'forms', 'countries'],
  }),
  // Behind personal links, whose path is an opaque id.
  page({
    id: 'hash',
    path: ':hash',
    params: { hash: (raw) => (linkId.test(raw) ? raw : undefined) },
    locales: everywhere,
    handled: true,
    needs: ['forms', 'countries', 'clouds'],
    index: false,
  }),
];
