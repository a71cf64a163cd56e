// The FAQ's own questions in three groups, and the order in which it lists the questions of other pages.
export const faqGroups = {
  cloud: [
    'which-cloud',
    'regions-and-zones',
    'server-size',
    'managed-database',
    'cdn-cache',
    'tiered-pricing',
    'decimal-tb',
    'anycast',
    'icp-filing',
    'eip-and-vpc',
    'milliseconds',
  ],
  devops: [
    'downtime',
    'moving',
    'rto-rpo',
    'ddos-plan',
    'cleaning-rate',
    'under-attack',
    'waf',
    'sms-segments',
    'otp',
    'quiet-hours',
    'live-protocols',
    'cobox',
    'certificates',
  ],
  sales: [
    'savings',
    'payment',
    'exchange-rate',
    'tax',
    'prepaid-credit',
    'free-trial',
    'reply-times',
    'account-owner',
    'invoice',
    'partner',
    'data-access',
    'form-data',
  ],
} as const;

/** `pages`: questions that stand on other pages. */
export type FaqGroup = keyof typeof faqGroups | 'pages';

export const groupOf = (id: string): FaqGroup => {
  const groups = Object.entries(faqGroups) as [keyof typeof faqGroups, readonly string[]][];
  return groups.find(([, ids]) => ids.includes(id))?.[0] ?? 'pages';
};

/** Number of a question by its group and place, such as 2.3. */
export function codeOf(id: string): string {
  const groups = Object.values(faqGroups) as (readonly string[])[];
  const group = groups.findIndex((ids) => ids.includes(id));
  return `${group + 1}.${(groups[group] ?? []).indexOf(id) + 1}`;
}

/** Which column lists a page's questions: products, clouds, or else `more`. */
const columns = {
  products: [
    'server',
    'database',
    'cdn',
    'ddos',
    'sms',
    'coflyer',
    'cloudLive',
    'coshield',
    'cloudplatform',
    'prepaidcard',
  ],
  clouds: [
    'cloudIntegration',
    'awsService',
    'gcpService',
    'azureCloud',
    'aliCloud',
    'tencentCloud',
    'huaweiCloud',
    'edgeNext',
    'cloudflareCloud',
    'cloudflare',
    'akamai',
  ],
} as const;

export const pageColumns = ['products', 'clouds', 'more'] as const;

/** Order of pages in a column; pages without a place follow at the end. */
export const placeOf = (page: string): number => {
  const place = [...columns.products, ...columns.clouds].findIndex((id) => id === page);
  return place === -1 ? Infinity : place;
};

export function columnOf(page: string): (typeof pageColumns)[number] {
  const named = pageColumns.find((name) => name !== 'more' && (columns[name] as readonly string[]).includes(page));
  return named ?? 'more';
}
