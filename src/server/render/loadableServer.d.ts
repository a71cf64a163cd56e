// Adds what the published types of @loadable/server leave out.
import '@loadable/server';

declare module '@loadable/server' {
  interface ChunkExtractor {
    addChunk(name: string): void;
  }
}
