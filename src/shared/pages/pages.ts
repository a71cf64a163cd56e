// THE list of pages. Each page defines itself in its own folder; routes, links, sitemaps and tests follow from this list.
import { accountPage } from './account/accountPage.ts';
import { activatePage } from './activate/activatePage.ts';
import { akamaiPage } from './akamai/akamaiPage.ts';
import { alicloudMigrationPage } from './alicloudMigration/alicloudMigrationPage.ts';
import { aliCloudPage } from './aliCloud/aliCloudPage.ts';
import { articlePage } from './article/articlePage.ts';
import { awsGlobalAcceleratorPage } from './awsGlobalAccelerator/awsGlobalAcceleratorPage.ts';
import { awsproductPage } from './awsproduct/awsproductPage.ts';
import { awsServicePage } from './awsService/awsServicePage.ts';
import { azureCloudPage } from './azureCloud/azureCloudPage.ts';
import { blogPage } from './blog/blogPage.ts';
import { callbackPage } from './callback/callbackPage.ts';
import { callPage } from './call/callPage.ts';
import { cdnPage } from './cdn/cdnPage.ts';
import { cloudCdnPage } from './cloudCdn/cloudCdnPage.ts';
import { cloudflareCloudPage } from './cloudflareCloud/cloudflareCloudPage.ts';
import { cloudflarePage } from './cloudflare/cloudflarePage.ts';
import { cloudIntegrationPage } from './cloudIntegration/cloudIntegrationPage.ts';
import { cloudLivePage } from './cloudLive/cloudLivePage.ts';
import { cloudNewsPage } from './cloudNews/cloudNewsPage.ts';
import { cloudplatformPage } from './cloudplatform/cloudplatformPage.ts';
import { coflyerPage } from './coflyer/coflyerPage.ts';
import { compilePage } from './compile/compilePage.ts';
import { contactUsPage } from './contactUs/contactUsPage.ts';
import { cooperationPage } from './cooperation/cooperationPage.ts';
import { coshieldPage } from './coshield/coshieldPage.ts';
import { databasePage } from './database/databasePage.ts';
import { ddosPage } from './ddos/ddosPage.ts';
import { disclaimerPage } from './disclaimer/disclaimerPage.ts';
import { edgeNextPage } from './edgeNext/edgeNextPage.ts';
import { errorPage } from './error/errorPage.ts';
import { estimatePage } from './estimate/estimatePage.ts';
import { faqPage } from './faq/faqPage.ts';
import { forgetPage } from './forget/forgetPage.ts';
import { freeOpenPage } from './freeOpen/freeOpenPage.ts';
import { gcpproductPage } from './gcpproduct/gcpproductPage.ts';
import { gcpServicePage } from './gcpService/gcpServicePage.ts';
import { hashPage } from './hash/hashPage.ts';
import { homePage } from './home/homePage.ts';
import { huaweiCloudPage } from './huaweiCloud/huaweiCloudPage.ts';
import { introPage } from './intro/introPage.ts';
import { loginPage } from './login/loginPage.ts';
import { mailtoPage } from './mailto/mailtoPage.ts';
import { minCdnPage } from './minCdn/minCdnPage.ts';
import { minGcpPage } from './minGcp/minGcpPage.ts';
import { newcustomerPage } from './newcustomer/newcustomerPage.ts';
import { newsletterPage } from './newsletter/newsletterPage.ts';
import { notFoundPage } from './notFound/notFoundPage.ts';
import { partnerPage } from './partner/partnerPage.ts';
import { prepaidcardPage } from './prepaidcard/prepaidcardPage.ts';
import { privacyPage } from './privacy/privacyPage.ts';
import { productServicePage } from './productService/productServicePage.ts';
import { promotion002Page } from './promotion002/promotion002Page.ts';
import { refusedPage } from './refused/refusedPage.ts';
import { registerPage } from './register/registerPage.ts';
import { searchPage } from './search/searchPage.ts';
import { serverPage } from './server/serverPage.ts';
import { smsPage } from './sms/smsPage.ts';
import { storyPage } from './story/storyPage.ts';
import { subscriptionPage } from './subscription/subscriptionPage.ts';
import { successPage } from './success/successPage.ts';
import { templatePage } from './template/templatePage.ts';
import { tencentcloudLivePage } from './tencentcloudLive/tencentcloudLivePage.ts';
import { tencentCloudPage } from './tencentCloud/tencentCloudPage.ts';
import type { PageId, PageRow } from '../app/PageTypes.ts';
import type { Definition } from './page.ts';

const definitions = [
  homePage,
  aliCloudPage,
  alicloudMigrationPage,
  awsServicePage,
  awsGlobalAcceleratorPage,
  azureCloudPage,
  callbackPage,
  callPage,
  cdnPage,
  cloudCdnPage,
  cloudflarePage,
  cloudflareCloudPage,
  cloudIntegrationPage,
  cloudLivePage,
  cloudplatformPage,
  coflyerPage,
  contactUsPage,
  cooperationPage,
  coshieldPage,
  databasePage,
  ddosPage,
  disclaimerPage,
  edgeNextPage,
  estimatePage,
  hashPage,
  faqPage,
  forgetPage,
  freeOpenPage,
  gcpServicePage,
  huaweiCloudPage,
  partnerPage,
  prepaidcardPage,
  privacyPage,
  productServicePage,
  registerPage,
  serverPage,
  smsPage,
  successPage,
  tencentCloudPage,
  tencentcloudLivePage,
  akamaiPage,
  awsproductPage,
  gcpproductPage,
  minCdnPage,
  minGcpPage,
  newcustomerPage,
  promotion002Page,
  loginPage,
  accountPage,
  activatePage,
  blogPage,
  cloudNewsPage,
  articlePage,
  newsletterPage,
  subscriptionPage,
  storyPage,
  mailtoPage,
  compilePage,
  errorPage,
  refusedPage,
  introPage,
  templatePage,
  searchPage,
  notFoundPage,
];

export type { PageId, PageRow };

/** Gives code that pages import, such as sections and links, the types of ids and rows without importing this list. */
declare module '../app/PageTypes.ts' {
  interface PageTypes {
    id: (typeof definitions)[number]['id'];
    row: Definition & { id: (typeof definitions)[number]['id'] };
  }
}

export const pages: readonly PageRow[] = definitions;

const byId = new Map(pages.map((page) => [page.id, page]));

export function pageOf(id: PageId): PageRow {
  const page = byId.get(id);
  if (!page) throw new Error(`No page ${id}`);
  return page;
}
