// The words of every head: heading, lead, buttons, and figures if the page has some.
import { Lines } from '../../ui/Lines.tsx';
import { FigureList } from '../FigureList.tsx';
import { usePageText } from '../usePageText.ts';
import { Actions, type ActionNames } from './Actions.tsx';
import css from './Head.module.css';

export function Title() {
  const { t } = usePageText();
  return (
    <h1>
      <Lines text={t('h1')} />
    </h1>
  );
}

export function Lead(actions: ActionNames) {
  const { t, has } = usePageText();
  return (
    <>
      <p className={css.lead}>{t('lead')}</p>
      <Actions {...actions} />
      {has('facts.figures.0.value') && <FigureList name="facts" />}
    </>
  );
}
