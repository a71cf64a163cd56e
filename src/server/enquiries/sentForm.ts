// Thanks for a form, asked for by its reference: only for one that has been sent.
import type { RequestHandler } from 'express';
import type { FormParts } from '../forms/FormParts.ts';
import { readReference } from '../store/reference.ts';

async function isKnown(forms: () => Promise<FormParts>, reference: string): Promise<boolean> {
  try {
    const { store } = await forms();
    return (await (await store()).leads.find(reference)) !== undefined;
  } catch {
    // A store that is away must not tell somebody whose form was taken that it was not.
    return true;
  }
}

export function sentForm(forms: () => Promise<FormParts>): RequestHandler {
  const look: RequestHandler = async (request, response, next) => {
    const { sent } = request.query;
    const reference = typeof sent === 'string' ? readReference(sent) : undefined;
    if (reference && (await isKnown(forms, reference))) response.locals.sentReference = reference;
    next();
  };
  // Whoever asks for a query has the address parsed.
  return (request, response, next) => (request.url.includes('sent=') ? look(request, response, next) : next());
}
