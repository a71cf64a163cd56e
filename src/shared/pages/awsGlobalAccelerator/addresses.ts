// The two addresses of the example, of ranges that are kept for examples.
export const addresses = ['192.0.2.10', '198.51.100.10'] as const;
