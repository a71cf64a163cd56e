// Keeps the heap of a busy process small: from a size on, garbage is looked for when as much has come again as lives.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const lookMs = 5_000;
/** Below it V8's own rule costs little memory; with the flag every answer costs a tenth more (docs/decisions/0060). */
const largeBytes = 128 * 1024 * 1024;

export function boundHeap(): void {
  const look = setInterval(() => {
    if (getHeapStatistics().total_heap_size < largeBytes) return;
    clearInterval(look);
    // V8 would let garbage grow to four times what lives before it looks.
    setFlagsFromString('--heap-growing-percent=100');
  }, lookMs).unref();
}
