// Child process that checks pages from standard input, { address: html }, by the rules of Google's rich results, and
// prints what breaks them; a process because its packages are ES modules.
import { text } from 'node:stream/consumers';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

const pages = JSON.parse(await text(process.stdin)) as Record<string, string>;
/** Properties that only shipped goods have, and ratings by customers. */
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
