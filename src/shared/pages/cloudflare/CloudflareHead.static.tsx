// The head of the page about Cloudflare: six checks that one record of the DNS puts before a site.
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Hero } from '../../sections/heroes/Hero.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { checksTall, checksWide } from './checks.tsx';

export const CloudflareHead = /*#__PURE__*/ staticPart(
  'CloudflareHead',
  function CloudflareHead() {
    const t = useT('cloudflare');
    const example = useT('pieces')('example');
    const { items } = usePageText();
    const checks = items('checks.list', '.term').map((check) => ({
      name: t(`${check}.term`),
      does: t(`${check}.text`),
    }));
    const drawing = {
      checks,
      one: { figure: '1', lines: [...t('checks.one').split('\n'), example] },
      many: { figure: String(checks.length), line: t('checks.many') },
      record: { name: t('checks.record.name'), type: t('checks.record.type'), note: t('checks.proxied') },
    };
    return (
      <Hero
        kind="tapes"
        title={t('checks.title', { count: checks.length })}
        wide={checksWide(drawing)}
        tall={checksTall(drawing)}
        second="#path"
      />
    );
  },
  'page',
);
