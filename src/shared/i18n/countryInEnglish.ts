// The name of a country as desks read it, whatever the visitor's language.
import { countryNames } from './countryNames.ts';

export const countryInEnglish = (code: string): string => countryNames('en').of(code) ?? code;
