// The end of a page by night: the phone number for emergencies and the mail address; a site without a phone number shows mail only.
import { useNeed } from '../app/needs.ts';
import { staticPart } from '../app/staticPart.tsx';
import ui from '../ui/common.module.css';
import { Lines } from '../ui/Lines.tsx';
import { PhoneLink } from '../ui/ContactFacts.tsx';
import css from './NightCall.module.css';
import { usePageText } from './usePageText.ts';

export const NightCall = /*#__PURE__*/ staticPart(
  'NightCall',
  function NightCall({ name }: { name: string }) {
    const { t } = usePageText();
    const { telphone, emailAddress } = useNeed('domainInfo');
    const first = `${ui.btn} ${ui.go} ${css.first}`;
    return (
      <section className={css.night} id={name}>
        {/* A clock face lit at every hour. */}
        <svg className={css.hours} viewBox="0 0 400 400" aria-hidden="true">
          <circle cx="200" cy="200" r="150" pathLength="48" />
          <circle className={css.rim} cx="200" cy="200" r="163" />
          <circle className={css.rim} cx="200" cy="200" r="137" />
        </svg>
        <div className={ui.wrap}>
          <h2>
            <Lines text={t(`${name}.title`)} />
          </h2>
          <p>{t(`${name}.text`)}</p>
          {telphone && (
            <div>
              <PhoneLink telphone={telphone} className={first} />
            </div>
          )}
          <a className={telphone ? css.mail : first} href={`mailto:${emailAddress}`}>
            {emailAddress}
          </a>
        </div>
      </section>
    );
  },
  'page',
);
