// On phones the line that leaves a hero ends in a position on the next section's ground; plain, it would look cut off.
export const joinTall = (x: number, y: number): string => `M${x} ${y}v18m-5 5a5 5 0 1 0 10 0 5 5 0 1 0-10 0`;
