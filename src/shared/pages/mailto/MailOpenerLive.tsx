// Opens the visitor's mail program, then goes to the 404 page in the page's language. Renders nothing.
import { useEffect } from 'react';
import { useShownPage } from '../../app/PageState.ts';
import { mailHref } from './mailHref.ts';

/** Milliseconds for the mail program to open. */
const patience = 1500;

export default function MailOpenerLive() {
  const { path, query, locale } = useShownPage();
  useEffect(() => {
    location.href = mailHref(decodeURIComponent(/([^/]+)\/?$/.exec(path)?.[1] ?? ''), query);
    const prefixed = path.split('/')[1] === locale.prefix;
    const after = prefixed ? `/${locale.prefix}/404` : '/404';
    const leaving = setTimeout(() => location.replace(after), patience);
    return () => clearTimeout(leaving);
  }, [path, query, locale]);
  return null;
}
