// Looks up the form whose thanks are requested by reference: pages show them only if it was really sent.
import type { RequestHandler } from 'express';
import type { FormParts } from '../forms/FormParts.ts';
import { readReference } from '../store/reference.ts';

type Sent = { createdAt?: number };

async function findSent(forms: () => Promise<FormParts>, reference: string): Promise<Sent | undefined> {
  try {
    const { store } = await forms();
    return await (await store()).leads.find(reference);
  } catch {
    // While the store is unavailable, visitors whose form was taken must not be told otherwise.
    return {};
  }
}

export function sentForm(forms: () => Promise<FormParts>): RequestHandler {
  const noteSent: RequestHandler = async (request, response, next) => {
    const { sent } = request.query;
    const reference = typeof sent === 'string' ? readReference(sent) : undefined;
    const found = reference && (await findSent(forms, reference));
    if (found) {
      response.locals.sentReference = reference;
      response.locals.sentAt = found.createdAt;
    }
    next();
  };
  // Reading request.query parses the address; most requests need not pay for it.
  return (request, response, next) => (request.url.includes('sent=') ? noteSent(request, response, next) : next());
}
