// Where the pages of a brand get their data: content, settings, the build, its back end, and what the back office knows.
import type { Config } from './config.ts';
import { type BrandContent, marketsOf, termsOf } from './content/BrandContent.ts';
import { deskNeeds } from './enquiries/callTimes.ts';
import type { EnquiryParts } from './enquiries/EnquiryParts.ts';
import { lateModules } from './lateModules.ts';
import type { Build } from './render/build.ts';
import { needSources } from './render/needSources.ts';
import type { Renderer } from './render/Renderer.ts';
import type { Backend } from './webapi/Backend.ts';

type Brand = { config: Config; build: Build; content: BrandContent; backOffice: () => Promise<EnquiryParts> };
type Opened = Pick<Renderer, 'news' | 'search' | 'checkService'> & { backend: Backend; shipped: Backend };

export function brandSources({ config, build, content, backOffice }: Brand, opened: Opened): Renderer['sources'] {
  const { site } = content;
  const { backend, shipped, news, search, checkService } = opened;
  const formNeed = async () => ({
    widget: checkService !== undefined,
    // The sum needs a key from the data folder. Without one, visitors are asked after their first try.
    question: await backOffice().then(
      ({ check }) => check.sharedQuestion(),
      () => undefined,
    ),
    // Not offered where a remote back end keeps the accounts.
    passkeys: config.API_BASE === '',
    ...termsOf(content),
  });
  return needSources(
    { backend, shipped },
    {
      ...content,
      brand: { name: site.brand, ...site.logo },
      social: site.social,
      checkedBy: config.CAPTCHA.kind,
      vitalsShare: config.VITALS_SHARE,
      offices: site.offices,
      ...marketsOf(site.domains),
      ...deskNeeds(content, async () => (await backOffice()).store()),
      forms: formNeed,
      countries: async (locale) => (await lateModules.countries()).countriesIn(locale),
      qrOf: async (address) => (await lateModules.qrOf()).qrOf(address),
      estimate: async (...asked) => (await backOffice()).estimate(...asked),
      charts: build.charts,
      pictures: build.manifest.pictures,
      covers: build.manifest.covers,
      plates: build.plates,
    },
    news,
    search,
  );
}
