// What a filing takes at most, in working days: the steps of content/clouds/aliCloud.yaml one after the other.
import type { CloudFacts } from '../../facts/facts.ts';

export function filingDays(filing: CloudFacts['filing']) {
  if (!filing) throw new Error('content/clouds/aliCloud.yaml says nothing about the filing');
  const { review, confirm, authority } = filing;
  return { review, confirm, authority, days: review + confirm + authority };
}
