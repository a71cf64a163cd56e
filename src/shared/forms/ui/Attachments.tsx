// The files of a form: those already kept with a way to remove each, how much room is left, and the picker.
import ui from '../../ui/common.module.css';
import { acceptedTypes, mostBytes } from '../fileLimits.ts';
import { useField, useForm } from '../live/FormContext.ts';
import type { Attached } from '../live/useAttachments.ts';
import { sizeText } from '../sizeText.ts';
import { AttachedFile } from './AttachedFile.tsx';
import css from './Attachments.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import fields from './fields.module.css';

const name = 'attachments';

export function Attachments({ files: { rows, kept, picker, prepare, take, takeOff } }: { files: Attached }) {
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
      <p className={fields.hint} id={`${id}-h`}>
        {t(`fields.${name}.hint`)}
      </p>
      <div className={css.plate}>
        <ul>
          {rows.map((file) => (
            <AttachedFile key={file.id} file={file} takeOff={takeOff} />
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
      <FieldNotes name={name} />
    </div>
  );
}
