// Types of the one function we use of wawoff2, which has no types.
declare module 'wawoff2' {
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
