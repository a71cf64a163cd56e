// A telephone number that can be pressed, and a link to a page of ours elsewhere; each says so while it is a sample.
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
