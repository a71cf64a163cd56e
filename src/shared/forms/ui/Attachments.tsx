// The files of a form: those already kept with a way to remove each, how much room is left, and the picker.
import { use } from 'react';
import { usePage } from '../../app/PageContext.ts';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import { acceptedTypes, mostBytes } from '../fileLimits.ts';
import { sizeText } from '../sizeText.ts';
import css from './Attachments.module.css';
import fields from './fields.module.css';
import { ShownFormContext, useField } from './ShownForm.ts';

const name = 'attachments';

export function Attachments() {
  const t = useT('forms');
  const { id, error, describedBy } = useField(name, true);
  const { files } = use(ShownFormContext);
  const { iso } = usePage().locale;
  const used = files.reduce((sum, { size }) => sum + size, 0);
  const usedText = t('upload.used', { used: sizeText(t, iso, used), total: sizeText(t, iso, mostBytes) });
  return (
    <div className={fields.field} data-field={name} data-bad={error ? '' : undefined} data-wide="">
      <label className={fields.label} htmlFor={id}>
        {t(`fields.${name}.label`)}
        <span className={fields.quiet}>{t('optional')}</span>
      </label>
      <p className={fields.hint} id={`${id}-h`}>
        {t(`fields.${name}.hint`)}
      </p>
      <div className={css.plate} data-files="">
        <ul>
          {files.map(({ path, name: fileName, size }) => (
            <li key={path} data-path={path} data-size={size}>
              <span>{fileName}</span>
              <span className={ui.num}>{sizeText(t, iso, size)}</span>
              <button
                type="submit"
                name="remove"
                value={path}
                className={css.remove}
                aria-label={`${t('upload.remove')}: ${fileName}`}
              >
                {t('upload.remove')}
              </button>
            </li>
          ))}
        </ul>
        {files.length > 0 && <p className={fields.hint}>{t('upload.kept')}</p>}
        <meter className={css.meter} min={0} max={mostBytes} value={used} aria-label={usedText} data-used="" />
        <div className={css.foot}>
          <span className={`${ui.num} ${ui.dim}`} data-used-text="">
            {usedText}
          </span>
          <span className={`${ui.btn} ${ui.small} ${css.picker}`}>
            <span aria-hidden="true">{t('upload.add')}</span>
            <input
              type="file"
              id={id}
              name={name}
              multiple
              accept={acceptedTypes}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
            />
          </span>
        </div>
      </div>
      {error && (
        <p className={fields.error} id={`${id}-e`}>
          {error}
        </p>
      )}
    </div>
  );
}
