// Types of negotiator 1, as far as we use it: the published ones do not know the second argument.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
