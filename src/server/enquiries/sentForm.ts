// Shows the thanks for a form by its reference, if that form was really sent.
import type { RequestHandler } from 'express';
import type { FormParts } from '../forms/FormParts.ts';
import { readReference } from '../store/reference.ts';

type Known = { createdAt?: number };

async function known(forms: () => Promise<FormParts>, reference: string): Promise<Known | undefined> {
  try {
    const { store } = await forms();
    return await (await store()).leads.find(reference);
  } catch {
    // While the store is unavailable, visitors whose form was taken must not be told otherwise.
    return {};
  }
}

export function sentForm(forms: () => Promise<FormParts>): RequestHandler {
  const look: RequestHandler = async (request, response, next) => {
    const { sent } = request.query;
    const reference = typeof sent === 'string' ? readReference(sent) : undefined;
    const found = reference && (await known(forms, reference));
    if (found) {
      response.locals.sentReference = reference;
      response.locals.sentAt = found.createdAt;
    }
    next();
  };
  // Reading request.query parses the address; most requests need not pay for it.
  return (request, response, next) => (request.url.includes('sent=') ? look(request, response, next) : next());
}
