// The questions of the FAQ in their three groups, each by its id.
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

/** Questions that stand on other pages are a group of their own. */
export type FaqGroup = keyof typeof faqGroups | 'pages';

export const groupOf = (id: string): FaqGroup => {
  const groups = Object.entries(faqGroups) as [keyof typeof faqGroups, readonly string[]][];
  return groups.find(([, ids]) => ids.includes(id))?.[0] ?? 'pages';
};
