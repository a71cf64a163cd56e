// The namespaces of which the browser gets its own copy, because live parts read them there.
export const textNames = [
  'client',
  'currency',
  'estimate',
  'forms',
  'meter',
  'navigation',
  'notFound',
  'reference',
  'slides',
] as const;

export type TextName = (typeof textNames)[number];
