// The text namespaces that the browser gets, because live parts read them.
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
