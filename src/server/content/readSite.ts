// Reads content/site.yaml and checks its cross-references and samples.
import { isSampleLink, isSampleNumber } from '../../shared/facts/sample.ts';
import type { PageId } from '../../shared/pages/pages.ts';
import { accentFaults } from './accent.ts';
import type { ReadFile } from './contentFolder.ts';
import { repeated } from './FaultList.ts';
import { siteSchema, type Site } from './siteSchema.ts';

/** Layout, forms, mails and server responses link to these pages, so no brand can leave them out. */
const neededPages: readonly PageId[] = [
  'home',
  'contactUs',
  'faq',
  'freeOpen',
  'prepaidcard',
  'success',
  'blog',
  'cloudNews',
  'article',
  'privacy',
  'disclaimer',
  'login',
  'register',
  'forget',
  'activate',
  'account',
  'hash',
  'mailto',
  'compile',
  'error',
  'refused',
  'notFound',
];

const leadsAway = 'a sample may lead to nobody: a host that ends in .example';

export function readSite(read: ReadFile): Site | undefined {
  const site = read('site.yaml', siteSchema);
  if (!site) return undefined;
  const { domains, offices, social, accent, without } = site.data;
  const known = new Set(offices.map(({ id }) => id));
  domains.forEach(({ office }, index) => {
    if (office !== undefined && !known.has(office)) site.fault(['domains', index, 'office'], `no office ${office}`);
  });
  for (const index of repeated(domains.map(({ website }) => website)))
    site.fault(['domains', index, 'website'], `website ${domains[index]?.website} stands here twice`);
  for (const index of repeated(offices.map(({ id }) => id)))
    site.fault(['offices', index, 'id'], `office ${offices[index]?.id} stands here twice`);
  const hosts = domains.flatMap(({ domain, aliases }, index) => [domain, ...aliases].map((host) => ({ host, index })));
  for (const place of repeated(hosts.map(({ host }) => host))) {
    const { host, index = 0 } = hosts[place] ?? {};
    site.fault(['domains', index, 'domain'], `host ${host} stands here twice`);
  }
  const sold = domains.flatMap(({ market }, index) =>
    (market?.countries ?? []).flatMap((country) =>
      (market?.languages ?? []).map((language) => ({ said: `${country} in ${language}`, index })),
    ),
  );
  for (const place of repeated(sold.map(({ said }) => said))) {
    const { said, index = 0 } = sold[place] ?? {};
    site.fault(['domains', index, 'market'], `${said} is another domain's already`);
  }
  offices.forEach(({ source, telphone, chats }, index) => {
    if (source !== 'sample') return;
    if (!isSampleNumber(telphone))
      site.fault(['offices', index, 'telphone'], 'a sample may ring at nobody: zeros alone after the area');
    chats.forEach(({ link }, at) => {
      if (!isSampleLink(link)) site.fault(['offices', index, 'chats', at, 'link'], leadsAway);
    });
  });
  social.forEach(({ source, link }, index) => {
    if (source === 'sample' && !isSampleLink(link)) site.fault(['social', index, 'link'], leadsAway);
  });
  for (const [time, reason] of accent ? accentFaults(accent) : []) site.fault(['accent', time], reason);
  without.forEach((id, index) => {
    if (neededPages.includes(id)) site.fault(['without', index], `every site needs the page ${id}`);
  });
  return site.data;
}
