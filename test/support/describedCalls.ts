// Asks the calls that /webapi/openapi.json describes, and lists the answers that it does not describe.
import { schemaFaults, type Schema } from './schemaFaults.ts';

type Content = Record<string, { schema: Schema }>;
type Operation = {
  parameters?: { name: string; in: string; example?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Described = Record<string, Record<string, Operation>>;

const json = 'application/json';

export async function describedBy({ base }: { base: string }): Promise<Described> {
  const { paths } = (await (await fetch(`${base}/webapi/openapi.json`)).json()) as { paths: Described };
  return paths;
}

/** Each call from its own address, so that none meets the limits of another. */
let asked = 0;
export function ask(
  { base }: { base: string },
  method: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  asked += 1;
  const headers = { 'X-Forwarded-For': `198.51.${Math.trunc(asked / 250)}.${(asked % 250) + 1}`, Accept: json };
  const { headers: own, ...others } = init;
  return fetch(base + path, { method, redirect: 'manual', ...others, headers: { ...headers, ...(own as object) } });
}

export const posted = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'Content-Type': json, ...more },
});

/** The answers that the description does not cover. */
export async function faultsOf(
  described: Described,
  [path, method]: readonly [string, string],
  answer: Response,
): Promise<string[]> {
  const { responses } = described[path]?.[method] ?? { responses: {} };
  const said = `${method} ${path} ${answer.status}`;
  const own = responses[answer.status];
  const body = await answer.text();
  if (!own) return [`${said}: is not described`];
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const shape = own.content?.[type];
  if (body === '') return [];
  if (!shape) return [`${said}: a body of ${type} is not described`];
  return type === json ? schemaFaults(shape.schema, JSON.parse(body), said) : [];
}

/** A path with its parameters filled in. */
export const filled = (path: string, value: (name: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(value(name)));

export const operationsIn = (
  described: Described,
  wanted: (path: string, method: string, one: Operation) => boolean,
): [string, string, Operation][] =>
  Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]): [string, string, Operation][] =>
      wanted(path, method, one) ? [[path, method, one]] : [],
    ),
  );

export function bodyOf({ requestBody }: Operation, value: (name: string) => string): Record<string, unknown> {
  const { properties = {} } = requestBody?.content[json]?.schema ?? {};
  const one = (name: string, { type, enum: choices }: Schema): unknown =>
    type === 'array' ? [value(name)] : type === 'object' ? { id: value(name) } : (choices?.[0] ?? value(name));
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, one(name, schema)]));
}
