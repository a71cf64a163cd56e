// The seven clouds in the order they are listed in everywhere: those among the vendors' files that say how well they fit.
import type { CloudFacts } from '../../app/needs.ts';
import type { CloudFit } from '../../calculators/cloudFinder.ts';

const order = [
  'awsService',
  'gcpService',
  'azureCloud',
  'aliCloud',
  'tencentCloud',
  'huaweiCloud',
  'edgeNext',
] as const;

export type SevenCloud = CloudFacts & { page: (typeof order)[number]; fit: CloudFit };

export const sevenOf = (clouds: Readonly<Record<string, CloudFacts>>): SevenCloud[] =>
  order.flatMap((page) => {
    const { fit, ...facts } = clouds[page] ?? {};
    return fit ? [{ ...(facts as CloudFacts), page, fit }] : [];
  });
