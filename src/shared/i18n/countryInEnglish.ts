// The name of a country as desks read it, whatever the visitor's language.
export const countryInEnglish = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
