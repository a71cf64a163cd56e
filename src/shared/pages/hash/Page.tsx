// The page behind a personal link out of one of our mails: its form, or why it no longer works.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { AccountDialog } from '../../forms/AccountForm.ts';
import { useT } from '../../i18n/useT.ts';
import { AccountSection } from '../../formParts/account/AccountSection.tsx';
import { BrokenRoute } from '../../ui/charts/BrokenRoute.tsx';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';

export function Page() {
  return (
    <>
      <PersonalLink />
      <Fold />
      <AccountSection />
    </>
  );
}

const spentStates = ['expired', 'used'] as const;

/** Where another one comes from; who invites, or led here from elsewhere, is asked. */
const newLink: Readonly<Record<string, AccountDialog>> = { confirm: 'verify', reset: 'forgot' };

/** Explains a personal link, and why it no longer works when it has expired or been used, with the way to a new one. */
const PersonalLink = /*#__PURE__*/ staticPart(
  'PersonalLink',
  function PersonalLink() {
    const t = useT('hash');
    const act = useT('layout');
    const { href, params } = usePage();
    const spent = spentStates.find((state) => state === params.state);
    const does = params.form ?? spent;
    const dialog = newLink[params.was ?? ''];
    const invitation = spent && params.was === 'register';
    return (
      <PageHead
        name={t('name')}
        title={t(does ? `${does}.title` : 'h1')}
        lead={t(invitation ? 'invitation' : does ? `${does}.text` : 'lead')}
        drawing={spent && <BrokenRoute />}
        actions={
          spent && (
            <>
              <a className={`${ui.btn} ${ui.go}`} href={dialog ? `?dialog=${dialog}` : href('contactUs')}>
                {t('again')}
              </a>
              <a className={ui.btn} href={href('login')}>
                {act('account.login')}
              </a>
            </>
          )
        }
      />
    );
  },
  'request',
);
