// The questions about databases, and beside them what we ask about the visitor's own engine.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import fields from '../../formParts/fields.module.css';
import { useT } from '../../i18n/useT.ts';
import { Kept } from '../../sections/Kept.tsx';
import { QuestionList } from '../../sections/QuestionList.tsx';
import { Section } from '../../sections/Section.tsx';
import ui from '../../ui/common.module.css';
import { wishCode } from '../../wishes/wishes.ts';
import css from './DatabaseQuestions.module.css';
import { engineCases } from './engineCases.ts';

function EngineFinder() {
  const t = useT('database');
  const calculators = useT('calculators');
  const { page, query, href } = usePage();
  const chosen = engineCases.findIndex((id) => id === query.engine);
  const plan = wishCode('row', { row: `database.engines.${chosen}` });
  return (
    <form className={css.finder} method="get" action={href(page.id, { hash: 'result' })}>
      <label className={fields.label} htmlFor="engine">
        {t('engines.ask')}
      </label>
      <div>
        <select className={fields.input} id="engine" name="engine" defaultValue={engineCases[chosen]}>
          {engineCases.map((id, row) => (
            <option key={id} value={id}>
              {t(`engines.rows.${row}.0`)}
            </option>
          ))}
        </select>
        <Kept but={['engine', 'product', 'plan']} />
        <button className={ui.btn}>{t('engines.show')}</button>
      </div>
      <div id="result" tabIndex={-1}>
        {chosen >= 0 && (
          <>
            <p>{t(`engines.rows.${chosen}.1`)}</p>
            <a className={ui.more} href={href(page.id, { query: { product: page.id, plan }, hash: 'form' })}>
              {calculators('send')}
            </a>
          </>
        )}
      </div>
    </form>
  );
}

export const DatabaseQuestions = /*#__PURE__*/ staticPart(
  'DatabaseQuestions',
  function DatabaseQuestions() {
    return (
      <Section name="questions" head="beside" ground="water" aside={<EngineFinder />}>
        <QuestionList />
      </Section>
    );
  },
  'request',
);
