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

const spentStates = ['expired', 'used', 'replaced', 'withdrawn'] as const;

/** The dialog that sends a new link, by the kind of the old one. Links of other kinds lead to the account or to the contact form. */
const newLink: Readonly<Record<string, AccountDialog>> = { confirm: 'verify', reset: 'forgot' };
const fromAccount = ['mailboxOld', 'mailboxNew'];

/** What became of a link of this kind. Only a member of the company can send another invitation to it. */
function wordsOf(spent: (typeof spentStates)[number], was = ''): { title: string; text: string } {
  const own = { title: `${spent}.title`, text: `${spent}.text` };
  const ofMailbox = { title: 'mailboxWithdrawn.title', text: 'mailboxWithdrawn.text' };
  if (fromAccount.includes(was)) return spent === 'withdrawn' ? ofMailbox : own;
  if (was === 'register') return { ...own, text: 'invitation' };
  if (was !== 'company') return own;
  if (spent === 'replaced') return { title: 'invitationReplaced.title', text: 'invitationReplaced.text' };
  return { title: spent === 'withdrawn' ? 'invitationWithdrawn' : own.title, text: 'joining' };
}

/** What a personal link is; once it is over, why it no longer works and where to get a new one. */
const SpentLink = /*#__PURE__*/ staticPart(
  'SpentLink',
  function SpentLink() {
    const t = useT('hash');
    const act = useT('layout');
    const { href, params } = usePage();
    const spent = spentStates.find((state) => state === params.state);
    const { was = '' } = params;
    const words = spent ? wordsOf(spent, was) : { title: 'h1', text: 'lead' };
    const dialog = newLink[was];
    const isForAccount = fromAccount.includes(was);
    const hasNew = was !== 'company' && !(isForAccount && spent === 'withdrawn');
    return (
      <PageHead
        name={t('name')}
        title={t(words.title)}
        lead={t(words.text)}
        drawing={spent && <BrokenRoute />}
        actions={
          spent && (
            <>
              {hasNew && (
                <a
                  className={`${ui.btn} ${ui.go}`}
                  href={dialog ? `?dialog=${dialog}` : href(isForAccount ? 'account' : 'contactUs')}
                >
                  {t('again')}
                </a>
              )}
              <a className={hasNew ? ui.btn : `${ui.btn} ${ui.go}`} href={href('login')}>
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
