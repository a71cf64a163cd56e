// The chunk that is loaded with the first request about accounts.
export { openAccounts, type Accounts } from './openAccounts.ts';
export { accountApi } from './accountApi.ts';
export { accountPage } from './accountPage.ts';
export { accountLink, accountPost } from './accountPost.ts';
