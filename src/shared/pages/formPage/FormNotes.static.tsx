// What is good to know beside a form, under it; where it is told as steps above the form, nothing.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import ui from '../../ui/common.module.css';
import css from './FormNotes.module.css';
import { isStepped, noteNames } from './noteNames.ts';

export const FormNotes = /*#__PURE__*/ staticPart(
  'FormNotes',
  function FormNotes() {
    const { page } = usePage();
    const t = useT(page.id);
    if (isStepped(page.id)) return null;
    return (
      <div className={css.band}>
        <div className={`${ui.wrap} ${css.notes}`}>
          {noteNames.map((note) => (
            <section key={note}>
              <h2>{t(`points.${note}.term`)}</h2>
              <p>{t(`points.${note}.text`)}</p>
            </section>
          ))}
        </div>
      </div>
    );
  },
  'page',
);
