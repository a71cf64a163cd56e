// What contact and cooperation ask alike; they differ in which of the two lists of wishes must have a tick.
import type { ChoiceField, Field } from './Form.ts';
import {
  attachments,
  carried,
  cloudNames,
  serviceNames,
  company,
  companyDomain,
  country,
  email,
  firstName,
  industryNames,
  lastName,
  marketing,
  message,
  phone,
} from './fields.ts';
import { within } from './rules.ts';

const jobTitle: Field = {
  name: 'jobTitle',
  kind: 'select',
  required: true,
  error: 'jobTitle',
  half: true,
  options: [
    'ceo',
    'businessExecutive',
    'developer',
    'engineer',
    'entrepreneur',
    'itExecutive',
    'itProfessional',
    'distribution',
    'solutionArchitect',
    'other',
  ],
};
const industry: Field = {
  name: 'industry',
  kind: 'text',
  required: true,
  error: 'industry',
  empty: 'industryEmpty',
  rule: within([1, 100], 'industry'),
  half: true,
  suggest: 'industries',
};
const contactTime: Field = {
  name: 'contactTime',
  kind: 'radios',
  required: true,
  error: 'contactTime',
  options: ['morning', 'afternoon'],
};

/** Asked of Portuguese readers only, and never required. */
const portuguese: readonly Field[] = [
  { ...companyDomain, required: false, onlyIn: 'pt' },
  {
    name: 'cloudVersion',
    kind: 'select',
    required: false,
    error: 'cloudVersion',
    options: cloudNames,
    half: true,
    onlyIn: 'pt',
  },
  {
    name: 'industryCategory',
    kind: 'select',
    required: false,
    error: 'required',
    options: industryNames,
    half: true,
    onlyIn: 'pt',
  },
  {
    name: 'heardFrom',
    kind: 'select',
    required: false,
    error: 'required',
    options: ['network', 'media', 'email', 'exhibition', 'other'],
    half: true,
    onlyIn: 'pt',
  },
];

const directions = ['jointVenture', 'distribution', 'agent', 'marketing', 'industryUniversity', 'other'] as const;

const person: Field[] = [
  ...carried,
  lastName,
  firstName,
  phone,
  email,
  company,
  jobTitle,
  industry,
  country,
  ...portuguese,
  contactTime,
];

/** A visitor who needs a service says first who they are; one who wants to work together, how. */
export function enquiryGroups(needed: 'services' | 'directions'): Field[][] {
  const wishes: Record<typeof needed, ChoiceField> = {
    services: { name: 'services', kind: 'checks', required: false, error: 'services', options: serviceNames },
    directions: { name: 'directions', kind: 'checks', required: false, error: 'directions', options: directions },
  };
  // Who wants to work together reads what each way means.
  wishes[needed] = { ...wishes[needed], required: true, hint: needed === 'directions' };
  const { services, directions: ways } = wishes;
  const last = [message, attachments, marketing];
  return needed === 'services' ? [person, [services, ways], last] : [[ways, services], person, last];
}
