// A page with an account form: heading and form in one half, a drawing or the latest notice in the other.
import type { ReactNode } from 'react';
import { Fold } from '../../app/Fold.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { AccountFormPart } from './AccountFormPart.ts';
import { AccountFoot } from './AccountFoot.static.tsx';
import { AccountNews } from './AccountNews.static.tsx';
import { AccountPlate } from './AccountPlate.static.tsx';
import css from './AccountSection.module.css';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import { Lines } from '../../ui/Lines.tsx';
import { Phrases } from '../../ui/Phrases.tsx';

type HeadProps = { name: string; title: string; lead: string };

/** Breadcrumb, heading and one sentence. */
export function AccountHead({ name, title, lead }: HeadProps) {
  return (
    <div className={css.head}>
      <Breadcrumb name={name} />
      <h1>
        <Lines text={title} />
      </h1>
      <p>
        <Phrases text={lead} />
      </p>
    </div>
  );
}

/** `head`: an `AccountHead`, the page's first view. */
export function AccountSection({ head }: { head: ReactNode }) {
  const { page, behind } = useShownPage();
  const id = behind?.form ?? page.account;
  if (!id) return null;
  return (
    <section className={css.account}>
      {head}
      <Fold />
      <AccountNews />
      <div className={css.form} id="form">
        <AccountFormPart id={id} place="page" />
        <AccountFoot id={id} />
      </div>
      <AccountPlate id={id} />
    </section>
  );
}
