// A telephone link, and a link to our page at another service; each is marked while it is sample data.
import { isSampleLink, isSampleNumber } from '../facts/sample.ts';
import { useT } from '../i18n/useT.ts';

export function PhoneLink({ telphone, className }: { telphone: string; className?: string }) {
  const t = useT('pieces');
  return (
    <>
      <a className={className} href={`tel:${telphone.replace(/[^+\d]/g, '')}`}>
        {telphone}
      </a>
      {isSampleNumber(telphone) && ` ${t('sample')}`}
    </>
  );
}

export function ChannelLink({ name, link }: { name: string; link: string }) {
  const t = useT('pieces');
  return (
    <>
      <a href={link}>{name}</a>
      {isSampleLink(link) && ` ${t('sample')}`}
    </>
  );
}
