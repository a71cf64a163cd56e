// One attached file: its size, how far it has got, and the way to take it off; without script that is a press on Send.
import ui from '../../ui/common.module.css';
import { useForm } from '../live/FormContext.ts';
import type { Attached, FileRow } from '../live/useAttachments.ts';
import { sizeText } from '../sizeText.ts';
import css from './Attachments.module.css';

export function AttachedFile({ file, takeOff }: { file: FileRow; takeOff: Attached['takeOff'] }) {
  const { t, locale } = useForm();
  const { path, name, size, at, waits } = file;
  return (
    <li aria-busy={at === undefined ? undefined : true}>
      <span>{name}</span>
      <span className={ui.num}>{sizeText(t, locale.iso, size)}</span>
      <button
        type="submit"
        name="remove"
        value={path}
        className={css.remove}
        aria-label={`${t('upload.remove')}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          void takeOff(file);
        }}
      >
        {t('upload.remove')}
      </button>
      {at !== undefined && (
        <>
          <progress max={size} value={at} aria-label={name} />
          <small role="status">{waits && <span>{t('upload.resuming')}</span>}</small>
        </>
      )}
    </li>
  );
}
