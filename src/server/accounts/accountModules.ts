// What is loaded with the first request about accounts.
export { openAccounts, type Accounts } from './openAccounts.ts';
export { accountApi } from './accountApi.ts';
export { accountLink } from './accountLinkForms.ts';
export { accountPage } from './accountPage.ts';
export { accountPost } from './accountPost.ts';
