// The page for future partners: the form beside the desk's day and what partners get, the reply time, and questions. Once sent: what happens next.
import { Later } from '../../app/Later.tsx';
import { useShownPage } from '../../app/PageState.ts';
import { AsideCall, DeskForm, AsideItems } from '../../sections/DeskForm.tsx';
import { ReplySent, ReplyRoute } from '../../sections/ReplyRoute.static.tsx';
import { Questions } from '../../sections/Questions.static.tsx';
import { staticPart } from '../../app/staticPart.tsx';
import { usePageText } from '../../sections/usePageText.ts';

export function Page() {
  const { sent } = useShownPage().query;
  if (sent) return <ReplySent reference={sent} />;
  return (
    <>
      <DeskForm>
        <PartnerGets />
        <Later needs={['domainInfo']}>
          <AsideCall />
        </Later>
      </DeskForm>
      <ReplyRoute name="route" ground="water" />
      <Questions />
    </>
  );
}

/** Beside the form: what partners get from us. */
const PartnerGets = /*#__PURE__*/ staticPart(
  'PartnerGets',
  function PartnerGets() {
    const { t, list } = usePageText();
    return <AsideItems title={t('bring.title')} items={list('bring.items')} />;
  },
  'page',
);
