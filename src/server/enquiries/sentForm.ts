// Thanks for a form, asked for by its reference: only for one that has been sent.
import type { RequestHandler } from 'express';
import type { FormParts } from '../forms/FormParts.ts';
import { readReference } from '../store/reference.ts';

type Known = { createdAt?: number };

async function known(forms: () => Promise<FormParts>, reference: string): Promise<Known | undefined> {
  try {
    const { store } = await forms();
    return await (await store()).leads.find(reference);
  } catch {
    // A store that is away must not tell somebody whose form was taken that it was not.
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
  // Whoever asks for a query has the address parsed.
  return (request, response, next) => (request.url.includes('sent=') ? look(request, response, next) : next());
}
