// The company's pages on social networks.
export const socialSites = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/cocloud' },
  { name: 'Facebook', href: 'https://www.facebook.com/cocloud' },
  { name: 'YouTube', href: 'https://www.youtube.com/@cocloud' },
] as const;
