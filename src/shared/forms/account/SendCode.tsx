// The button that has a code sent, what became of it, and when another one may be asked for.
import ui from '../../ui/common.module.css';
import { useForm } from '../live/FormContext.ts';
import css from './AccountForm.module.css';
import type { AccountSending } from './useAccountSending.ts';

const minute = 60;

export function SendCode({ sending: { seconds, notice, busy } }: { sending: AccountSending }) {
  const { t } = useForm();
  const words = seconds > 0 ? t('resendIn', { seconds }) : t('sendCode');
  return (
    <div className={css.sending}>
      <p role="status">{notice && <span key={notice}>{notice}</span>}</p>
      <progress className={css.countdown} max={minute} value={seconds} hidden={seconds === 0} aria-hidden="true" />
      <button
        className={`${ui.btn} ${ui.small}`}
        type="submit"
        name="send"
        value="code"
        aria-disabled={seconds > 0 ? true : undefined}
        aria-busy={busy || undefined}
      >
        <span key={words}>{words}</span>
      </button>
    </div>
  );
}
