// Opens the visitor's mail program by itself, then goes on to the 404 page. Draws nothing.
import { useEffect } from 'react';
import { useShownPage } from '../../app/ShownPage.ts';
import { mailHref } from './mailHref.ts';

const patience = 1500;

export default function MailOpenerLive() {
  const { path, query } = useShownPage();
  useEffect(() => {
    location.href = mailHref(decodeURIComponent(/([^/]+)\/?$/.exec(path)?.[1] ?? ''), query);
    const leaving = setTimeout(() => location.replace('/404'), patience);
    return () => clearTimeout(leaving);
  }, [path, query]);
  return null;
}
