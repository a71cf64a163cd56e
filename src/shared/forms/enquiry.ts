// The common fields of the contact and cooperation forms. The forms differ in which of two lists of choices is required.
import type { ChoiceField, Field } from './Form.ts';
import {
  attachments,
  carried,
  cloudNames,
  serviceNames,
  company,
  companyDomain,
  country,
  directionNames,
  email,
  firstName,
  industryCategory,
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

/** Shown to Portuguese readers only, optional and folded away. */
const portuguese: readonly Field[] = [
  { ...companyDomain, required: false, onlyIn: 'pt', more: true },
  {
    name: 'cloudVersion',
    kind: 'select',
    required: false,
    error: 'cloudVersion',
    options: cloudNames,
    half: true,
    onlyIn: 'pt',
    more: true,
  },
  { ...industryCategory, onlyIn: 'pt', more: true },
  {
    name: 'heardFrom',
    kind: 'select',
    required: false,
    error: 'required',
    options: ['network', 'media', 'email', 'exhibition', 'other'],
    half: true,
    onlyIn: 'pt',
    more: true,
  },
];

const person: Field[] = [
  lastName,
  firstName,
  company,
  jobTitle,
  email,
  phone,
  industry,
  country,
  ...portuguese,
  contactTime,
];

const wantedIf = (isWanted: boolean) => ({ required: isWanted, more: !isWanted });

/** The required list (services, or ways to work together) comes first; the other list is optional. */
export function enquiryGroups(needed: 'services' | 'directions'): Field[][] {
  const services: ChoiceField = {
    name: 'services',
    kind: 'checks',
    options: serviceNames,
    error: 'services',
    ...wantedIf(needed === 'services'),
  };
  const directions: ChoiceField = {
    name: 'directions',
    kind: 'checks',
    options: directionNames,
    error: 'directions',
    // Hints explain each way to work together.
    hint: needed === 'directions',
    ...wantedIf(needed === 'directions'),
  };
  const [first, other] = needed === 'services' ? [services, directions] : [directions, services];
  // A partner has nothing to be quoted.
  const told = { ...message, hint: needed === 'services' || 'partner' };
  return [[...carried, first], [...person], [told, attachments, other, marketing]];
}
