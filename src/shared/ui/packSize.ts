// Writes the size of a traffic pack, which counts decimally: 1 TB is 1000 GB.
export const packSize = (gb: number): string => (gb < 1000 ? `${gb} GB` : `${gb / 1000} TB`);
