// Looks up the form whose thanks are requested by reference: pages show them only if it was really sent.
import type { RequestHandler } from 'express';
import type { Store } from '../store/openStore.ts';
import { readReference } from '../store/reference.ts';

type Sent = { createdAt?: number };
type OpenStore = () => Promise<Pick<Store, 'leads'>>;

async function findSent(store: OpenStore, reference: string): Promise<Sent | undefined> {
  try {
    return await (await store()).leads.find(reference);
  } catch {
    // While the store is unavailable, visitors whose form was taken must not be told otherwise.
    return {};
  }
}

export function sentForm(store: OpenStore): RequestHandler {
  const noteSent: RequestHandler = async (request, response, next) => {
    const { sent } = request.query;
    const reference = typeof sent === 'string' ? readReference(sent) : undefined;
    const found = reference && (await findSent(store, reference));
    if (found) {
      response.locals.sentReference = reference;
      response.locals.sentAt = found.createdAt;
    }
    next();
  };
  // Reading request.query parses the address; most requests need not pay for it.
  return (request, response, next) => (request.url.includes('sent=') ? noteSent(request, response, next) : next());
}
