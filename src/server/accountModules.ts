// What is loaded with the first request about accounts.
export { openAccounts, type Accounts } from './accounts/openAccounts.ts';
export { accountApi } from './middleware/accountApi.ts';
export { accountLink } from './middleware/accountLinkForms.ts';
export { accountPage } from './middleware/accountPage.ts';
export { accountPost } from './middleware/accountPost.ts';
