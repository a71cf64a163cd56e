// A receiver of our webhooks: verifies each call with its desk's secret and drops repetitions. npm install standardwebhooks
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();
createServer(async (request, response) => {
  try {
    const { type, data } = webhook.verify(await text(request), request.headers);
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) console.log(type, data.reference, data.values.company);
    seen.add(id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(process.env.PORT ?? 8080));
