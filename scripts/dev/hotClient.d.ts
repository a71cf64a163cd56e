// Types of the browser part of webpack-hot-middleware, which has none.
declare module 'webpack-hot-middleware/client?name=client&reload=true' {
  export function subscribe(listener: (message: { action: string }) => void): void;
}

declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Compiler } from 'webpack';

  type Hot = {
    (request: IncomingMessage, response: ServerResponse, next: () => void): void;
    publish: (message: { action: string }) => void;
  };

  export default function hot(compiler: Compiler, options: { log: false }): Hot;
}
