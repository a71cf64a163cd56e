// The page that opens a mail in the visitor's mail program.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { PointList, pointsOf } from '../../ui/PointList.tsx';
import { useT } from '../../i18n/useT.ts';
import { livePart } from '../../live/livePart.tsx';
import { mailHref } from './mailHref.ts';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';

export function Page() {
  return (
    <>
      <MailHandover />
      <MailOpener />
      <Fold />
    </>
  );
}

/** The link that opens the mail; with script it opens by itself. */
const MailHandover = /*#__PURE__*/ staticPart(
  'MailHandover',
  function MailHandover() {
    const t = useT('mailto');
    const act = useT('layout');
    const { params, query, href } = usePage();
    const to = params.to ?? '';
    return (
      <PageHead
        name={t('name')}
        title={t('h1')}
        lead={t('lead')}
        actions={
          <>
            <a className={`${ui.btn} ${ui.go}`} href={mailHref(to, query)}>
              {t('continue', { to })}
            </a>
            <a className={ui.btn} href={href('contactUs')}>
              {act('actions.form')}
            </a>
          </>
        }
      >
        {query.subject && <p>{t('subject', { subject: query.subject })}</p>}
        <PointList points={pointsOf(t)} look="ruled" />
      </PageHead>
    );
  },
  'request',
);

const MailOpener = livePart(/* #__LOADABLE__ */ () => import('./MailOpenerLive.tsx'), {
  needs: [],
  texts: [],
  when: 'needed',
});
