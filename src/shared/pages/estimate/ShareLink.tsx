// The link that holds the whole estimate, to copy, send or download; and the block that is printed below the lines.
import { longestName } from '../../forms/estimateLimits.ts';
import fields from '../../formParts/fields.module.css';
import { SectionFrame } from '../../sections/SectionFrame.tsx';
import ui from '../../ui/common.module.css';
import type { MemberAddress } from '../../webapi/memberCalls.ts';
import { useEstimate } from './EstimateContext.ts';
import { SignWords } from './EstimateParts.static.tsx';
import css from './EstimateSections.module.css';

/** Saves the estimate by name in the visitor's account. */
function Keep() {
  const { t, locale, code, estimate } = useEstimate();
  return (
    <form method="post" action={'/webapi/account/estimates' satisfies MemberAddress}>
      <input type="hidden" name="language" value={locale.code} />
      <input type="hidden" name="estimate" value={code} />
      <label className={fields.label} htmlFor="keep-name">
        {t('share.keepName')}
      </label>
      <div className={css.copy}>
        <input
          className={fields.input}
          id="keep-name"
          name="name"
          maxLength={longestName}
          autoComplete="off"
          required
          defaultValue={estimate.name}
        />
        <button className={ui.btn}>{t('share.keepAction')}</button>
      </div>
    </form>
  );
}

export function ShareLink() {
  const { t, link, fileHref, estimate, isMember } = useEstimate();
  const mail = new URLSearchParams({ subject: estimate.name || t('name'), body: link });
  return (
    <SectionFrame id="share" ground="water" title={t('share.title')} text={t('share.text')}>
      <div className={css.share}>
        <label className={fields.label} htmlFor="link">
          {t('share.label')}
        </label>
        {/* `startCopying` makes the button work, as on an article. */}
        <div className={css.copy}>
          <input className={fields.input} id="link" readOnly value={link} />
          <button type="button" className={ui.btn} data-copied={t('share.copied')} data-selected={t('share.selected')}>
            {t('share.copy')}
          </button>
          <span role="status" />
        </div>
        <div className={ui.acts}>
          <a className={ui.btn} href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>
            {t('share.mail')}
          </a>
          {(['csv', 'json'] as const).map((format) => (
            <a key={format} className={ui.btn} href={fileHref(format)} download="">
              {t('share.file', { format: format.toUpperCase() })}
            </a>
          ))}
        </div>
        {isMember && <Keep />}
      </div>
    </SectionFrame>
  );
}

/** Printed only. */
export function SignBlock() {
  return (
    <div className={`${ui.wrap} ${css.sign}`}>
      <SignWords />
      <p className={css.whole}>{useEstimate().link}</p>
    </div>
  );
}
