// Schemas of content/desks.yaml (rules, tried from the top, that choose the desk for a lead) and of free-mail.yaml.
import * as v from 'valibot';
import { country, email, locale, words } from '../../shared/facts/kinds.ts';
import { host } from './kinds.ts';

/** A condition accepts one value or several. */
const oneOrMore = <Kind extends v.GenericSchema<string, string>>(kind: Kind) =>
  v.union(
    [
      v.pipe(
        kind,
        v.transform((one) => [one]),
      ),
      v.array(kind),
    ],
    'must be one value or a list of known values',
  );

export const deskConditions = {
  form: v.optional(oneOrMore(words)),
  locale: v.optional(oneOrMore(locale)),
  country: v.optional(oneOrMore(country)),
  product: v.optional(oneOrMore(words)),
};

const desk = v.strictObject({
  desk: words,
  mail: email,
  /** The language that the desk reads. */
  language: locale,
  ...deskConditions,
  webhook: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be an http or https address'))),
});

export const desksSchema = v.pipe(v.array(desk, 'must be a list of rules'), v.nonEmpty('must hold at least one rule'));

export const freeMailSchema = v.array(host, 'must be a list of domains');

export type DeskRow = v.InferOutput<typeof desk>;
