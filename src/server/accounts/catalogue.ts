// The codes of the error catalogue, which programs know these faults by.
export const catalogue = [
  { code: 14_049, field: 'agent', key: 'agentMissing' },
  { code: 14_050, field: 'email', key: 'emailMissing' },
] as const;
