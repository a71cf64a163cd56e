// What we use of the validator of rich results and of the reader that it expects; they bring no types.
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: object): Promise<{ severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string }[]>;
  }
}
