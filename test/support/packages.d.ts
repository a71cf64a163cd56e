// Types of packages that have none, as far as tests use them.
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

declare module 's3rver' {
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string }[];
  };
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
