// The attachments of a form: attached files with remove buttons, the space left, and the file picker.
import { acceptedTypes, mostBytes } from '../forms/fileLimits.ts';
import { useField, useForm } from './FormContext.ts';
import type { Attached, FileRow } from './useAttachments.ts';
import { sizeText } from '../forms/formTexts.ts';
import ui from '../ui/common.module.css';
import css from './Attachments.module.css';
import { FieldNotes } from './FieldFrame.tsx';
import fields from './fields.module.css';

/** One attached file: size, progress and remove button, which without script sends the form. */
function AttachedFile({ file, takeOff, again }: { file: FileRow } & Pick<Attached, 'takeOff' | 'again'>) {
  const { t, locale } = useForm();
  const { path, name, size, at, waits, unsent } = file;
  return (
    <li aria-busy={at === undefined ? undefined : true}>
      <span>{name}</span>
      <input type="hidden" name="shown" value={path} />
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
      {at !== undefined && <progress max={size} value={at} aria-label={name} />}
      {(at !== undefined || unsent) && (
        <small role="status">
          {unsent ? <span>{t('upload.failed')}</span> : waits && <span>{t('upload.resuming')}</span>}
        </small>
      )}
      {unsent && (
        <button
          type="button"
          className={css.remove}
          aria-label={`${t('upload.again')}: ${name}`}
          onClick={() => again(file)}
        >
          {t('upload.again')}
        </button>
      )}
    </li>
  );
}

const name = 'attachments';

export function Attachments({ files: { rows, kept, picker, prepare, take, takeOff, again } }: { files: Attached }) {
  const { t, locale } = useForm();
  const { id, error, describedBy } = useField(name, true);
  const used = rows.reduce((sum, { size }) => sum + size, 0);
  const usedText = t('upload.used', { used: sizeText(t, locale.iso, used), total: sizeText(t, locale.iso, mostBytes) });
  return (
    <div className={`${fields.field} ${fields.wide}`}>
      <label className={fields.label} htmlFor={id}>
        {t(`fields.${name}.label`)}
        <span className={fields.quiet}>{t('optional')}</span>
      </label>
      <div className={css.plate}>
        {/* Enter presses the first submit button: this one, not the one that removes a file. */}
        {rows[0] && <button className={ui.vh} tabIndex={-1} aria-hidden="true" />}
        <ul>
          {rows.map((file) => (
            <AttachedFile key={file.id} file={file} takeOff={takeOff} again={again} />
          ))}
        </ul>
        {kept && rows.length > 0 && <p className={fields.hint}>{t('upload.kept')}</p>}
        <meter className={css.meter} min={0} max={mostBytes} value={used} aria-label={usedText} />
        <div className={css.foot}>
          <span key={usedText} className={`${ui.num} ${ui.dim}`}>
            {usedText}
          </span>
          <span className={`${ui.btn} ${ui.small} ${css.picker}`}>
            <span aria-hidden="true">{t('upload.add')}</span>
            <input
              ref={picker}
              type="file"
              id={id}
              name={name}
              multiple
              accept={acceptedTypes}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
              onFocus={prepare}
              onChange={take}
            />
          </span>
        </div>
      </div>
      <p className={fields.hint} id={`${id}-h`}>
        {t(`fields.${name}.hint`)}
      </p>
      <FieldNotes name={name} />
    </div>
  );
}
