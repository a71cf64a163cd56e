// The rules of account fields.
import type { Rule } from '../Form.ts';
import { lengthOf } from '../rules.ts';

export const userName: Rule = (value) => (/^[A-Za-z\d_-]{5,20}$/.test(value) ? undefined : { key: 'userName' });

export const passwordRange = { least: 8, most: 30 };

const passwordKinds = { digits: /\d/, lower: /\p{Ll}/u, upper: /\p{Lu}/u, symbols: /[^\p{L}\p{N}]/u } as const;

export type PasswordKind = keyof typeof passwordKinds;

export const passwordKindNames: readonly PasswordKind[] = ['digits', 'lower', 'upper', 'symbols'];

export const hasKind = (value: string, kind: PasswordKind): boolean => passwordKinds[kind].test(value);

export const password: Rule = (value) => {
  const length = lengthOf(value);
  const kinds = passwordKindNames.filter((kind) => hasKind(value, kind)).length;
  const fine = length >= passwordRange.least && length <= passwordRange.most && kinds >= 3;
  return fine ? undefined : { key: 'passwordRule' };
};

/** Endings under which anybody gets an address and which mail programs make a link; those of two letters are lands. */
const webEndings =
  'com net org info biz name mobi pro edu gov mil int asia example app dev page web cloud online site website space tech store shop top ' +
  'xyz xin wang vip icu club live life world link click work fun buzz cyou bond sbs cfd quest lol monster zone today news blog email ' +
  'support services solutions digital network company group agency global finance bank money zip mov inc llc ' +
  '公司 中国 中國 网络 網絡 网址 在线 商城 香港 台灣 台湾 みんな рф';

const webAddresses = new RegExp(
  String.raw`(?<before>[\p{L}\p{N}]+)\.(?=(?:${webEndings.replaceAll(' ', '|')}|(?<ltd>ltd)|xn--[a-z\d-]+|(?<land>[a-z]{2}))(?![\p{Script=Latin}\p{M}\p{N}]))`,
  'giu',
);

const lands = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** `Co.Ltd` is a kind of company. */
const isKind = ({ before = '', ltd }: Record<string, string>): boolean => ltd !== undefined && /^co$/i.test(before);

const isWebAddress = (value: string): boolean =>
  [...value.matchAll(webAddresses)].some(({ groups = {} }) => {
    const { land } = groups;
    return !isKind(groups) && (land === undefined || lands.of(land.toUpperCase()) !== undefined);
  });

/**
 * The name of a company is mailed to strangers: it has letters, and neither an address of the web or of a mailbox, which mail
 * programs make a link, nor a telephone number.
 */
export const companyName: Rule = (value) => {
  const isName = /^[\p{L}\p{M}\p{N} &.,'’"“”()\-–/!+·・、#「」]+$/u.test(value) && /\p{L}/u.test(value);
  return isName && !isWebAddress(value) && value.replace(/\P{Nd}/gu, '').length <= 6
    ? undefined
    : { key: 'companyName' };
};

export const code: Rule = (value) => (/^\d{6}$/.test(value) ? undefined : { key: 'codeWrong' });
