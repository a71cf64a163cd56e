// Heads of pages: title, lead and figures alone, or beside the page's plate; `side="left"` mirrors it.
import { usePage } from '../../app/PageContext.ts';
import { staticPart } from '../../app/staticPart.tsx';
import { useT } from '../../i18n/useT.ts';
import { Breadcrumb } from '../../ui/PageHead.tsx';
import ui from '../../ui/common.module.css';
import css from './Head.module.css';
import { useNeed } from '../../app/needs.ts';
import type { PlateDrawing } from '../../facts/facts.ts';
import plateCss from './Plate.module.css';
import '../../ui/charts/drawing.css';
import { Lines } from '../../ui/Lines.tsx';
import { Phrases } from '../../ui/Phrases.tsx';
import { usePageText } from '../usePageText.ts';
import { useTrialHref } from '../../ui/PageLink.tsx';
import figuresCss from './Figures.module.css';

/** A free trial, contact, partnership, or an anchor on the page with its label in `actions.<anchor>`. */
type Action = 'trial' | 'talk' | 'partner' | `#${string}`;

export type ActionNames = { first: Action; second?: Action };

function useAction(): (action: Action) => { link: string; text: string } {
  const layout = useT('layout');
  const { page, href, has } = usePage();
  const { t } = usePageText();
  const trial = useTrialHref();
  const query = { product: page.id };
  return (action) => {
    if (action === 'trial') return { link: trial, text: layout('actions.free') };
    if (action === 'partner' && has('cooperation'))
      return { link: href('cooperation'), text: layout('actions.partner') };
    if (action.startsWith('#')) return { link: action, text: t(`actions.${action.slice(1)}`) };
    return { link: page.form ? '#form' : href('contactUs', { query }), text: layout('actions.contact') };
  };
}

/** The main action and a second one. Links to the contact form carry the page along. */
export function Actions({ first, second }: ActionNames) {
  const actionOf = useAction();
  return (
    <div className={ui.acts}>
      {[first, ...(second ? [second] : [])].map(actionOf).map(({ link, text }, index) => (
        <a key={link} className={index === 0 ? `${ui.btn} ${ui.go}` : ui.btn} href={link}>
          {text}
        </a>
      ))}
    </div>
  );
}

export function Title() {
  const { t } = usePageText();
  return (
    <h1>
      <Lines text={t('h1')} />
    </h1>
  );
}

/** Figures of the page with their units. */
function Figures() {
  const { t, has, items } = usePageText();
  return (
    <dl className={figuresCss.figures}>
      {items('facts.figures', '.value').map((figure) => (
        <div key={figure}>
          <dt>{t(`${figure}.term`)}</dt>
          <dd>
            {t(`${figure}.value`)}
            {has(`${figure}.unit`) && <small>{t(`${figure}.unit`)}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Lead(actions: ActionNames) {
  const { t, has } = usePageText();
  return (
    <>
      <p className={css.lead}>
        <Phrases text={t('lead')} />
      </p>
      <Actions {...actions} />
      {has('facts.figures.0.value') && <Figures />}
    </>
  );
}

/** The page's drawing as the build made it. */
function usePlate(name: string): PlateDrawing {
  const plate = useNeed('plates')[name];
  if (!plate) throw new Error(`No drawing ${name}: scripts/charts/plates.ts lists them`);
  return plate;
}

function PlateImage({ name }: { name: string }) {
  const plate = usePlate(name);
  const { title, width, height } = plate;
  if ('file' in plate)
    return <img className="drawing" src={plate.file} width={width} height={height} alt={title} loading="lazy" />;
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      dangerouslySetInnerHTML={{ __html: plate.body }}
    />
  );
}

/** The drawing in a map's frame, with a caption that says what it shows and how it is calculated. */
function Plate({ name }: { name: string }) {
  return (
    <figure className={plateCss.plate}>
      <div>
        <PlateImage name={name} />
      </div>
      <figcaption>{usePlate(name).caption}</figcaption>
    </figure>
  );
}

type Props = ActionNames & { plate: string; side?: 'left' };

export const HeadPlate = /*#__PURE__*/ staticPart(
  'HeadPlate',
  function HeadPlate({ plate, side, ...actions }: Props) {
    const { page } = usePage();
    return (
      <div className={ui.wrap}>
        <Breadcrumb name={useT(page.id)('name')} />
        <div className={css.plateHead} data-side={side}>
          <div>
            <Title />
            <Lead {...actions} />
          </div>
          <Plate name={plate} />
        </div>
      </div>
    );
  },
  'page',
);
