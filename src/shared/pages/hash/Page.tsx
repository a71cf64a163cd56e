// The page behind a personal link from one of our mails: the link's form, or why the link no longer works.
import { Fold } from '../../app/Fold.tsx';
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import type { AccountDialog } from '../../forms/AccountForm.ts';
import { useT } from '../../i18n/useT.ts';
import { useShownPage } from '../../app/PageState.ts';
import { AccountHead, AccountSection } from '../../formParts/account/AccountSection.tsx';
import { BrokenRoute } from '../../ui/charts/BrokenRoute.tsx';
import ui from '../../ui/common.module.css';
import { PageHead } from '../../ui/PageHead.tsx';

export function Page() {
  if (useShownPage().behind?.form) return <AccountSection head={<PersonalLinkHead />} />;
  return (
    <>
      <SpentLink />
      <Fold />
    </>
  );
}

/** Head of a link that works: what it is for. */
const PersonalLinkHead = /*#__PURE__*/ staticPart(
  'PersonalLinkHead',
  function PersonalLinkHead() {
    const t = useT('hash');
    const { form } = usePage().params;
    return <AccountHead name={t('name')} title={t(`${form}.title`)} lead={t(`${form}.text`)} />;
  },
  'request',
);

const spentStates = ['expired', 'used'] as const;

/** The dialog that sends a new link, by the kind of the old one. Links of other kinds lead to the account or to the contact form. */
const newLink: Readonly<Record<string, AccountDialog>> = { confirm: 'verify', reset: 'forgot' };
const fromAccount = ['mailboxOld', 'mailboxNew'];

/** What a personal link is; once expired or used, why it no longer works and where to get a new one. */
const SpentLink = /*#__PURE__*/ staticPart(
  'SpentLink',
  function SpentLink() {
    const t = useT('hash');
    const act = useT('layout');
    const { href, params } = usePage();
    const spent = spentStates.find((state) => state === params.state);
    const dialog = newLink[params.was ?? ''];
    const invitation = spent && params.was === 'register';
    return (
      <PageHead
        name={t('name')}
        title={t(spent ? `${spent}.title` : 'h1')}
        lead={t(invitation ? 'invitation' : spent ? `${spent}.text` : 'lead')}
        drawing={spent && <BrokenRoute />}
        actions={
          spent && (
            <>
              <a
                className={`${ui.btn} ${ui.go}`}
                href={
                  dialog ? `?dialog=${dialog}` : href(fromAccount.includes(params.was ?? '') ? 'account' : 'contactUs')
                }
              >
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
