// Holds pages from standard input, { address: html }, to the rules of Google's rich results, and prints what breaks them: a process of its own, for packages that are ES modules.
import { text } from 'node:stream/consumers';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const pages = JSON.parse(await text(process.stdin)) as Record<string, string>;
/** What only goods that are sent have, and what customers have written of them. */
const ofGoods =
  /"(aggregateRating|review|audience|color|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|sku|gtin)"/;
const issues: string[] = [];
for (const [address, html] of Object.entries(pages)) {
  const found = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  for (const { severity, rootType, issueMessage } of await new Validator().validate(found))
    if (severity === 'ERROR' || rootType !== 'Product' || !ofGoods.test(issueMessage))
      issues.push(`${address}: ${severity} ${rootType}: ${issueMessage}`);
}
process.stdout.write(JSON.stringify(issues));
