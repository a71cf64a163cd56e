// What we use of wawoff2, which brings no types.
declare module 'wawoff2' {
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
