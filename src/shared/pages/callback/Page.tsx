// Booking a call: time zone, half hour, contact data, and what the confirmation offers. Under the link of a booked call: that call.
import { Fold } from '../../app/Fold.tsx';
import { Later } from '../../app/Later.tsx';
import { useShownPage } from '../../app/ShownPage.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { FormBody } from '../../formParts/FormSection.tsx';
import { useAnswerFocus } from '../../formParts/useAnswerFocus.ts';
import { CallHours, CallZone } from '../../sections/calls/CallZone.static.tsx';
import { useCallWatch } from '../../sections/calls/useCallWatch.ts';
import { SlotPicker } from '../../sections/calls/SlotPicker.static.tsx';
import grid from '../../sections/calls/CallGrid.module.css';
import { NightCall } from '../../sections/NightCall.static.tsx';
import { usePageText } from '../../sections/usePageText.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import ui from '../../ui/common.module.css';
import { Lines } from '../../ui/Lines.tsx';
import { CallMove, CallState } from './CallShown.tsx';
import css from './Callback.module.css';
import { CallStates } from './CallStates.static.tsx';

export function Page() {
  const { page } = useShownPage();
  useAnswerFocus();
  useCallWatch();
  if (page.id === 'call')
    return (
      <>
        <CallState />
        <Fold />
        <CallMove />
      </>
    );
  return (
    <>
      <section className={css.head}>
        <div className={`${ui.wrap} ${css.top}`}>
          <CallWords />
          <CallZone />
        </div>
        <CallHours />
      </section>
      <Fold />
      <section className={grid.section} id="form">
        <div className={`${ui.wrap} ${grid.grid}`}>
          <SlotPicker form="f-form" />
          <div className={grid.form}>
            <FormBody id="callback" />
          </div>
        </div>
      </section>
      <CallStates />
      <Later needs={['domainInfo']}>
        <NightCall name="night" />
      </Later>
    </>
  );
}

const CallWords = /*#__PURE__*/ staticPart(
  'CallWords',
  function CallWords() {
    const { t } = usePageText();
    return (
      <div>
        <Breadcrumb name={t('name')} />
        <h1>
          <Lines text={t('h1')} />
        </h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
    );
  },
  'page',
);
