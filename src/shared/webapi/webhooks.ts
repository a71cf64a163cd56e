// OpenAPI description of the webhooks of sales desks. Signatures and retries are in docs/webhooks.md.
import { content, object, text, whole } from './schemas.ts';

const moment = { ...whole, description: 'Milliseconds since 1970' };
const about = { reference: text, locale: text, desk: text };
const sequence = { ...whole, description: 'Increases with each change; the highest is the latest' };

const event = (type: string, summary: string, data: object) => ({
  post: {
    summary,
    requestBody: {
      required: true,
      content: content(object({ type: { ...text, enum: [type] }, timestamp: { ...text, format: 'date-time' }, data })),
    },
    responses: { '2XX': { description: 'It is not sent again' } },
  },
});

const enquiry = {
  ...about,
  form: text,
  createdAt: moment,
  dueAt: moment,
  values: { type: 'object', description: 'The fields of the form, as typed' },
  files: { type: 'array', items: object({ name: text, type: text, size: whole, url: text, expiresAt: moment }) },
};
const estimate = { type: 'object', description: 'Lines and sums of the estimate to quote' };
const arrivals = { type: 'object', description: 'Where the visitor came from, if they accepted that' };

export const webhooks = {
  'lead.created': event(
    'lead.created',
    'A new enquiry',
    object({ ...enquiry, estimate, arrivals }, Object.keys(enquiry)),
  ),
  'call.moved': event(
    'call.moved',
    'A visitor has moved a call',
    object({ ...about, sequence, was: moment, at: moment, zone: text }),
  ),
  'call.cancelled': event(
    'call.cancelled',
    'A visitor has cancelled a call',
    object({ ...about, sequence, was: moment }),
  ),
};
